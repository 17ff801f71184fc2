import { randomUUID } from 'node:crypto'
import { toSearched } from '../../contract/text.ts'
import type { Database } from '../../server/db/database.ts'
import type { ChecklistDownloads, People } from '../../server/db/tables.ts'
import { addPeople } from './people.ts'

/** A lead as it may stand in the database; what is not named is that of a person who has just signed up. */
export type SomeLead = Partial<ChecklistDownloads> &
  Partial<Pick<People, 'address_key' | 'confirmed_at'>> & { email: string }

const signedUp = '2026-03-02T08:00:00.000Z'

/** Puts leads straight into the database: more of them, or stranger ones, than the form would take. */
export async function addLeads({ db }: Pick<Database, 'db'>, leads: SomeLead[]): Promise<ChecklistDownloads[]> {
  const whole = leads.map((lead) => {
    const { email, downloaded_at = signedUp } = lead
    const own = { address_key: email.toLowerCase(), locale: 'fr' as const, confirmed_at: null }
    return { ...own, last_contact_at: downloaded_at, ...lead, downloaded_at }
  })
  const people = whole.map(({ email, address_key, locale, confirmed_at, downloaded_at, last_contact_at }) => {
    return { email, address_key, locale, confirmed_at, first_contact_at: downloaded_at, last_contact_at }
  })
  const idOf = await addPeople({ db }, people)
  const rows = whole.map(({ confirmed_at: _confirmed, address_key, ...lead }): ChecklistDownloads => {
    return {
      id: randomUUID(),
      person_id: idOf(address_key),
      ip_address: null,
      user_agent: null,
      quarantined_at: null,
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      first_page: null,
      source: null,
      searched: toSearched(lead.email),
      ...lead,
    }
  })
  await db.insertInto('checklist_downloads').values(rows).execute()
  return rows
}
