import type { Locale } from '../locales.ts'
import type { Stage } from '../stages.ts'
import type { ArrivalView, MailProgress } from './admin.ts'
import type { ListPage } from './admin-lists.ts'

/** `POST {leads}/{id}/{action}`: send the mail again, release from quarantine; answers a `FormAnswer`. */
export const leadActions = ['resend', 'release'] as const
export type LeadAction = (typeof leadActions)[number]

/** `POST {leads}/selection/{action}` with a `Selection<LeadFilter>`: a `SelectionAnswer`. */
export const leadSelectionActions = ['release', 'erase'] as const
export type LeadSelectionAction = (typeof leadSelectionActions)[number]

/** Addresses counted, quarantined ones only once released; days in Europe/Paris. */
export type Totals = { all: number; today: number; lastSevenDays: number }

const browserFamilies = ['Chrome', 'Firefox', 'Safari', 'Edge', 'Autre', 'Inconnu'] as const
export type BrowserFamily = (typeof browserFamilies)[number]

export type LeadRow = ArrivalView & {
  id: string
  email: string
  /** ISO 8601, UTC. */
  downloadedAt: string
  locale: Locale
  browser: BrowserFamily
  /** Never kept; shown as `N/A`. */
  ipAddress: null
  stage: Stage
  /** Of the checklist mail. */
  mail: MailProgress
  confirmedAt: string | null
  quarantinedAt: string | null
}

/** Answer of GET `leads`; its query is a `LeadFilter` and `cursor`. */
export type LeadPage = ListPage<LeadRow>
