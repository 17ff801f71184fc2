import { randomUUID } from 'node:crypto'
import { foldAccents } from '../../contract/fold-text.ts'
import type { Database } from '../../server/db/database.ts'
import type { ChecklistDownloads } from '../../server/db/tables.ts'

/** A lead as it may stand in the database; what is not named is that of somebody who just signed up. */
export type SomeLead = Partial<ChecklistDownloads> & { email: string }

/** Puts leads straight into the database: more of them, or stranger ones, than the form would take. */
export async function addLeads({ db }: Database, leads: SomeLead[]): Promise<ChecklistDownloads[]> {
  const rows = leads.map((lead): ChecklistDownloads => {
    const at = lead.downloaded_at ?? '2026-03-02T08:00:00.000Z'
    return {
      id: randomUUID(),
      address_key: lead.email.toLowerCase(),
      downloaded_at: at,
      ip_address: null,
      user_agent: null,
      locale: 'fr',
      last_contact_at: at,
      confirmed_at: null,
      quarantined_at: null,
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      first_page: null,
      source: null,
      searched: foldAccents(lead.email),
      ...lead,
    }
  })
  await db.insertInto('checklist_downloads').values(rows).execute()
  return rows
}
