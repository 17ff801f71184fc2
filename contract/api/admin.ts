import type { Locale } from '../locales.ts'
import type { Stage } from '../privacy/periods.ts'
import type { UnsentReason } from './errors.ts'

/** Where each screen of the administration stands; `{people}/{id}` is a person's, and `#{id of an enquiry}` opens that one. */
export const adminScreens = {
  dashboard: '/admin',
  enquiries: '/admin/demandes',
  signUps: '/admin/inscriptions',
  people: '/admin/personnes',
  statistics: '/admin/statistiques',
  contents: '/admin/contenus',
  launch: '/admin/lancement',
  privacy: '/admin/confidentialite',
  access: '/admin/acces',
} as const
export type AdminScreen = keyof typeof adminScreens

/** Addresses of the administrator's calls. All need a session of the administrator: 401 without, 403 of another account. */
export const adminApi = {
  /** GET, query `since`: `Today`. */
  today: '/api/admin/today',
  /** GET: `Launch`. */
  launch: '/api/admin/launch',
  totals: '/api/admin/totals',
  leads: '/api/admin/leads',
  leadsCsv: '/api/admin/checklist-downloads.csv',
  enquiries: '/api/admin/enquiries',
  enquiriesCsv: '/api/admin/enquiries.csv',
  /** See `admin-dashboard.ts`. */
  statistics: '/api/admin/statistics',
  statisticsCsv: '/api/admin/statistics.csv',
  /** POST `{mails}/{id}/retry` sends one again that was given up, or now where it waits: a `FormAnswer`. */
  mails: '/api/admin/mails',
  /** `{people}/{id}`, see `admin-people.ts`. */
  people: '/api/admin/people',
  /** GET: `RetentionView`; POST `{retention}/resume` ends the pause. */
  retention: '/api/admin/retention',
} as const

/** `uncertain` has ended like `gave-up`, but may have arrived: the mail server took the text and never answered. */
export type MailState = 'waiting' | 'sent' | 'gave-up' | 'uncertain'

/** How far the newest mail about a row got; `none` where none was written, as while quarantined. */
export type MailProgress = {
  state: MailState | 'none'
  reason: UnsentReason | null
  sentAt: string | null
  /** Under this id it can be sent again, or now where it waits; null where it cannot. */
  retryId: string | null
}

/** What every row of a list of people tells. Moments are ISO 8601, UTC, here and in all answers. */
export type ListRow = {
  id: string
  personId: string
  locale: Locale
  stage: Stage
  quarantinedAt: string | null
  /** Of the checklist mail, or of the one that tells the owner. */
  mail: MailProgress
}

/** More are not counted: past it the owner needs no exact figure. */
export const mostCounted = 1_000

/** Rows of one page of a list, and the most that a selection names one by one. */
export const rowsOfPage = 50

/**
 * Answer of a call that treats rows of a list together: those that are named (`ids`), or all under a filter (`filter`)
 * that had come when the list was shown (`until`, as its page says). One call treats some; while any are left it is made
 * again. `left` is counted up to `mostCounted`; `gone` are the ids of rows and of people that this call erased, which an
 * instance of 1.0.0-rc.7 beside this one does not say.
 */
export type SelectionAnswer = { done: number; left: number; gone?: string[] }

/**
 * Query of every list as a file: its filter, or what is chosen: `ids` (parted by commas), or a filter with `until`, as
 * above. And `separator`: comma (default) or semicolon, for the Excel of French and German computers.
 */
export const csvSeparators = ['comma', 'semicolon'] as const
export type CsvSeparator = (typeof csvSeparators)[number]
