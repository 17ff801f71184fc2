/** Faults whose short form lasts more than ten seconds by itself. `npm test` leaves them to `npm test -- --faults`, and says so. */
export const slowFaults = [
  'backup-crash',
  'backup-while-writing',
  'database-away',
  'database-silent',
  'oversized-input',
  'owner-publishes',
  'password-guesses',
  'publishing',
  'releases',
  'slow-clients',
  'slow-mail-server',
]
