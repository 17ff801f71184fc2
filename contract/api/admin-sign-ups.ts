import type { ListRow } from './admin.ts'
import type { ListPage } from './admin-lists.ts'

/** `POST {leads}/{id}/{action}`: send the mail again, release from quarantine; answers a `FormAnswer`. */
export type LeadAction = 'resend' | 'release'

/** `POST {leads}/selection/{action}` with a `Selection<LeadFilter>`: a `SelectionAnswer`. */
export const leadSelectionActions = ['release', 'erase'] as const
export type LeadSelectionAction = (typeof leadSelectionActions)[number]

/** Addresses counted, quarantined ones only once released; days in Europe/Paris. */
export type Totals = { all: number; today: number; lastSevenDays: number }

export type BrowserFamily = 'Chrome' | 'Firefox' | 'Safari' | 'Edge' | 'Autre' | 'Inconnu'

export type LeadRow = ListRow & {
  email: string
  downloadedAt: string
  browser: BrowserFamily
  /** Never kept; shown as `N/A`. */
  ipAddress: null
  confirmedAt: string | null
}

/** Answer of GET `leads`; its query is a `LeadFilter` and `cursor`. */
export type LeadPage = ListPage<LeadRow>
