/*
 * All trials in one list, longer than a file should be: the page made of it has their order.
 */

/** A promise of `docs/trials.md` and the tests that hold it. */
export type Trial = {
  number: number
  promise: string
  /** File, and a part of the names of its tests that belong here; an empty part takes the whole file. */
  tests: readonly (readonly [file: string, part: string])[]
}

const checklist = 'server/checklist'
const journeys = 'tests/journeys'
const trial = 'tests/trials'

/** Everything that the product must survive, in the order of the page. */
export const trials: readonly Trial[] = [
  {
    number: 1,
    promise: 'Kill -9 under eight sign-ups at once: whoever was answered has row, consent and mails (both engines)',
    tests: [[`${trial}/kill.test.ts`, 'loses nobody']],
  },
  {
    number: 2,
    promise: 'Kill -9 at chosen points: no lost lead, an extra copy only with the same Message-ID',
    tests: [[`${trial}/kill-points.test.ts`, 'a power cut']],
  },
  {
    number: 3,
    promise: 'Mail server closed: stored, answered truthfully, sent once it is back',
    tests: [['server/mail/sender.test.ts', 'with the mail server down']],
  },
  {
    number: 4,
    promise: 'Mail server at one byte a second, or hanging after the data: an attempt ends within 30 s',
    tests: [[`${trial}/slow-mail-server.test.ts`, 'ends an attempt within 30 seconds']],
  },
  {
    number: 5,
    promise: '421, 450, 451 five times, then 250: sent once, after growing waits',
    tests: [['server/mail/sender.test.ts', 'put off with']],
  },
  {
    number: 6,
    promise: '550 and its like: no retry, flagged, seen by the owner',
    tests: [
      [`${journeys}/trouble.test.ts`, 'a mailbox that refuses for good'],
      ['server/contact/send-enquiry.test.ts', 'a mailbox that refuses for good'],
    ],
  },
  {
    number: 7,
    promise: '535 wrong password: nothing is given up, shown in the room and the log, all leave after the fix',
    tests: [[`${trial}/mail-server-guard.test.ts`, 'a wrong password']],
  },
  {
    number: 8,
    promise: 'STARTTLS demanded but missing, or a bad certificate: nothing sent in clear',
    tests: [[`${trial}/mail-server-guard.test.ts`, 'without a good certificate']],
  },
  {
    number: 9,
    promise: 'Disk full: a translated error, typed text kept, no false success, recovers without a restart',
    tests: [[`${trial}/disk-full.test.ts`, '']],
  },
  {
    number: 10,
    promise:
      'Clock set back, on, three years on; nights of summer time: no double mail, no stuck lease, deletion pauses',
    tests: [
      [`${trial}/clock.test.ts`, ''],
      ['server/mail/sender.test.ts', 'a clock set back'],
      ['server/privacy/retention.test.ts', 'a clock that jumps'],
    ],
  },
  {
    number: 11,
    promise: 'The same address fifty times at once in mixed case: one lead, one mail, one answer (both engines)',
    tests: [[`${checklist}/sign-up.test.ts`, 'the same address fifty times']],
  },
  {
    number: 12,
    promise: 'Double click, back and resubmit: one row, one notification',
    tests: [
      [`${checklist}/sign-up.test.ts`, 'a double click and a resubmit'],
      [`${journeys}/typing.test.ts`, 'a double click and a key'],
      [`${journeys}/typing.test.ts`, 'going back and sending again'],
    ],
  },
  {
    number: 13,
    promise: 'Two instances on one PostgreSQL, one killed: every mail at least once, doubles only of those in flight',
    tests: [[`${trial}/two-instances.test.ts`, 'of two instances on one database']],
  },
  {
    number: 14,
    promise: 'A lease that runs out during a slow send: the late one cannot mark another’s mail',
    tests: [['server/mail/lease.test.ts', '']],
  },
  {
    number: 15,
    promise: 'SIGTERM at 100 requests a second: every accepted one answered, exit 0 within 10 s',
    tests: [[`${trial}/stop.test.ts`, 'stopping']],
  },
  {
    number: 16,
    promise: 'Database restarted or busy: no success without a row, recovers',
    tests: [[`${trial}/database-away.test.ts`, '']],
  },
  {
    number: 17,
    promise: 'Backups while people sign up, each restored: all open, all whole',
    tests: [[`${trial}/backup-while-writing.test.ts`, '']],
  },
  {
    number: 18,
    promise: 'The written restore drill on an empty machine',
    tests: [[`${trial}/restore-drill.test.ts`, '']],
  },
  {
    number: 19,
    promise: 'Migrations killed midway, run by two at once: the old schema or the new one',
    tests: [[`${trial}/migrations.test.ts`, '']],
  },
  {
    number: 20,
    promise: 'Bodies of 1 and 100 MB, 10,000 fields, 10,000-deep JSON: 413 or 400, memory + < 50 MB',
    tests: [[`${trial}/oversized-input.test.ts`, '']],
  },
  {
    number: 21,
    promise: 'Wrong content types: 415, or validated as usual',
    tests: [
      [`${checklist}/hostile-input.test.ts`, 'only our own forms'],
      ['server/contact/hostile-input.test.ts', 'only our own pages'],
    ],
  },
  {
    number: 22,
    promise: 'CR, LF, %0d%0a, U+2028, NUL in every field: the expected headers, one recipient',
    tests: [
      [`${checklist}/hostile-input.test.ts`, 'a bad field'],
      ['server/contact/hostile-input.test.ts', 'becomes markup or a link'],
      ['contract/forms/typed-text.test.ts', ''],
    ],
  },
  {
    number: 23,
    promise: 'Two addresses, comments, over 254 characters: one recipient or a refusal',
    tests: [['contract/forms/email-address.test.ts', 'no single plain address']],
  },
  {
    number: 24,
    promise:
      'International addresses, look-alikes, NFC and NFD: delivered or a clear message, one lead for one address',
    tests: [
      ['contract/forms/email-address.test.ts', 'one address however it is written'],
      ['contract/forms/email-address.test.ts', 'look-alike'],
      ['server/contact/hostile-input.test.ts', 'an international address'],
    ],
  },
  {
    number: 25,
    promise: 'CSV cells that look like formulas: none runs in a spreadsheet',
    tests: [[`${trial}/spreadsheet.test.ts`, '']],
  },
  {
    number: 26,
    promise: 'A hundred stored scripts in every field: nothing runs in room, mail, file',
    tests: [[`${journeys}/room-hostile.test.ts`, '']],
  },
  {
    number: 27,
    promise: 'An advert as a name: in no mail to anybody but the owner',
    tests: [[`${trial}/bots.test.ts`, 'an advert as a name']],
  },
  {
    number: 28,
    promise: 'JavaScript off, three languages: all flows work, translated errors, input kept',
    tests: [
      [`${journeys}/without-javascript.test.ts`, ''],
      ['server/contact/send-enquiry.test.ts', 'without JavaScript'],
    ],
  },
  {
    number: 29,
    promise:
      'The call fails, times out, 500, a page instead of an answer: said and announced, text kept, never "thank you"',
    tests: [
      [`${journeys}/trouble.test.ts`, 'when the way there is in trouble'],
      [`${journeys}/contact-trouble.test.ts`, 'when the way there is in trouble'],
    ],
  },
  {
    number: 30,
    promise: 'A honeypot filled, a thousand bot posts: people can be released, no mail above the caps',
    tests: [[`${trial}/bots.test.ts`, '']],
  },
  {
    number: 31,
    promise: 'Mail scanners: nothing changes; the button works once; a used link gives a kind page',
    tests: [
      [`${checklist}/link-routes.test.ts`, 'a mail scanner'],
      [`${checklist}/link-routes.test.ts`, 'a used link'],
      ['server/admin/door-links.test.ts', 'not used up by who only looks'],
    ],
  },
  {
    number: 32,
    promise:
      'One-click unsubscribe where a mail can be unsubscribed: none is a mailing, the consent covers the PDF only',
    tests: [['documents/emails/build-mail-templates.test.ts', 'consent covers the PDF']],
  },
  {
    number: 33,
    promise: 'Posts of other origins, Origin null, JSON as text: refused',
    tests: [
      [`${checklist}/hostile-input.test.ts`, 'only our own forms'],
      ['server/contact/hostile-input.test.ts', 'only our own pages'],
    ],
  },
  {
    number: 34,
    promise: 'A thousand password guesses: ten checks per account and client in 15 minutes, the owner still gets in',
    tests: [
      ['server/admin/room.test.ts', 'guessing ends after ten checks'],
      ['server/admin/room.test.ts', 'the owner still gets in'],
      [`${trial}/password-guesses.test.ts`, ''],
    ],
  },
  {
    number: 35,
    promise: 'Session fixation, reuse after signing out',
    tests: [
      ['server/admin/room.test.ts', 'a session given to the visitor beforehand'],
      ['server/admin/room.test.ts', 'the old cookie opens nothing'],
    ],
  },
  {
    number: 36,
    promise: 'Cookies: __Host- behind TLS, HttpOnly, SameSite; none and no storage on public pages',
    tests: [
      ['server/admin/room.test.ts', 'cookies cannot be read by scripts'],
      ['server/admin/cookies.test.ts', ''],
      [`${journeys}/quiet-pages.test.ts`, ''],
    ],
  },
  {
    number: 37,
    promise: 'Headers on every kind of answer: a policy without unsafe-*, HSTS, nosniff, framing, CORP, COOP',
    tests: [
      ['tests/built-site/headers.test.ts', 'every'],
      ['tests/built-site/headers.test.ts', 'behind TLS'],
    ],
  },
  {
    number: 38,
    promise: 'Path traversal in every spelling',
    tests: [['server/http/hostile-requests.test.ts', 'no spelling of a path']],
  },
  {
    number: 39,
    promise: 'Slow heads, bodies and readers: closed within 20 s, others served',
    tests: [[`${trial}/slow-clients.test.ts`, '']],
  },
  {
    number: 40,
    promise: 'Worst texts of 50 KB against every regular expression: under 100 ms',
    tests: [['tests/house/regular-expressions.test.ts', '']],
  },
  {
    number: 41,
    promise: 'Two lengths, bare LF: 400',
    tests: [['server/http/hostile-requests.test.ts', 'read in two ways']],
  },
  {
    number: 42,
    promise: 'Every route and method without a session; altered and expired links; a new route without a test fails',
    tests: [
      ['server/routes.test.ts', ''],
      [`${checklist}/link-routes.test.ts`, 'over thirty days old'],
    ],
  },
  {
    number: 43,
    promise: 'A recorder on all pages: no request to another host before a click',
    tests: [[`${journeys}/quiet-pages.test.ts`, '']],
  },
  {
    number: 44,
    promise: 'Canaries (address, name, network address, token) with forced errors: none in the logs',
    tests: [
      [`${checklist}/hostile-input.test.ts`, 'ever stands in the log'],
      ['server/contact/hostile-input.test.ts', 'ever stands in the log'],
    ],
  },
  {
    number: 45,
    promise: 'Lockfile, list of install scripts, licences',
    tests: [['tests/house/packages.test.ts', '']],
  },
  {
    number: 46,
    promise: 'Export, erasure, three years; a search of all stores afterwards',
    tests: [[`${trial}/privacy.test.ts`, '']],
  },
]
