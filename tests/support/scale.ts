/** True in `npm test -- --faults`: each fault test then runs at its full length. */
export const isFullLength = process.env.FAULTS === 'full'

/** How often a test is repeated, or how long it lasts: little in `npm test`, as much as it says in `npm test -- --faults`. */
export const times = (short: number, full: number): number => (isFullLength ? full : short)

/** Faults whose short form lasts more than ten seconds by itself. `npm test` leaves them to `npm test -- --faults`, and says so. */
export const slowFaults = [
  'backups',
  'database-away',
  'oversized-input',
  'owner-publishes',
  'password-guesses',
  'publishing',
  'releases',
  'slow-clients',
  'slow-mail-server',
]
