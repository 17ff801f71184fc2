import { retention } from '../../content/offers/legal-terms.ts'
import { keptFor } from '../checklist/tidy-leads.ts'
import type { Database } from '../db/database.ts'
import type { Consents, Instant } from '../db/tables.ts'
import { findMailsOf } from './person-mails.ts'

/** What the owner sees of one person at a glance. */
export type PersonFile = {
  /** Id of the lead or the enquiry that led here. */
  id: string
  email: string
  addressKey: string
  firstContactAt: Instant
  /** The last thing the person did. */
  lastContactAt: Instant
  confirmedAt: Instant | null
  /** Before this instant the daily run deletes nothing of it. */
  keptUntil: Instant
  /** Oldest first. */
  consents: Consents[]
  counts: { consents: number; enquiries: number; mails: number }
}

/** The person behind the id of a lead or an enquiry; `undefined` if there is none. */
export async function findPersonFile({ db }: Pick<Database, 'db'>, id: string): Promise<PersonFile | undefined> {
  const known =
    (await db.selectFrom('checklist_downloads').select('address_key').where('id', '=', id).executeTakeFirst()) ??
    (await db.selectFrom('enquiries').select('address_key').where('id', '=', id).executeTakeFirst())
  if (!known) return undefined
  const addressKey = known.address_key
  const lead = await db
    .selectFrom('checklist_downloads')
    .select(['id', 'email', 'downloaded_at', 'last_contact_at', 'confirmed_at'])
    .where('address_key', '=', addressKey)
    .executeTakeFirst()
  const enquiries = await db
    .selectFrom('enquiries')
    .select(['id', 'email', 'received_at'])
    .where('address_key', '=', addressKey)
    .orderBy('received_at')
    .execute()
  const consents = lead
    ? await db.selectFrom('consents').selectAll().where('lead_id', '=', lead.id).orderBy('given_at').execute()
    : []
  const mails = await findMailsOf({ db }, { leads: lead ? [lead.id] : [], enquiries: enquiries.map((one) => one.id) })
  const contacts = [
    ...(lead ? [lead.downloaded_at, lead.last_contact_at] : []),
    ...enquiries.map(({ received_at }) => received_at),
  ].sort()
  const lastContactAt = contacts.at(-1) ?? ''
  const isUnconfirmed = lead?.confirmed_at === null
  return {
    id,
    email: lead?.email ?? enquiries[0]?.email ?? '',
    addressKey,
    firstContactAt: contacts[0] ?? '',
    lastContactAt,
    confirmedAt: lead?.confirmed_at ?? null,
    keptUntil: isUnconfirmed
      ? new Date(Date.parse(lead.last_contact_at) + keptFor).toISOString()
      : yearsAfter(lastContactAt, retention.contactYears),
    consents,
    counts: { consents: consents.length, enquiries: enquiries.length, mails: mails.length },
  }
}

/** The instant calendar years after another. */
export function yearsAfter(instant: Instant, years: number): Instant {
  const date = new Date(instant)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString()
}
