import type { ConsentView, PersonView } from '../../contract/admin-pages.ts'
import type { Database } from '../db/database.ts'
import type { Consents } from '../db/tables.ts'
import { findContact } from './find-contact.ts'
import { findMailsOf } from './person-mails.ts'
import { toKeptUntil } from './retention.ts'

/** What the owner sees of one person at a glance. */
export type PersonFile = Omit<PersonView, 'now'> & { addressKey: string }

/** The person behind the id of a lead or an enquiry; `undefined` if there is none. */
export async function findPersonFile({ db }: Pick<Database, 'db'>, id: string): Promise<PersonFile | undefined> {
  const contact = await findContact({ db }, id)
  if (!contact) return undefined
  const { addressKey } = contact
  const lead = await db
    .selectFrom('checklist_downloads')
    .select(['id', 'email', 'downloaded_at', 'last_contact_at', 'confirmed_at'])
    .where('address_key', '=', addressKey)
    .executeTakeFirst()
  const enquiries = await db
    .selectFrom('enquiries')
    .select(['id', 'received_at'])
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
    email: lead?.email ?? contact.email,
    addressKey,
    firstContactAt: contacts[0] ?? '',
    lastContactAt,
    confirmedAt: lead?.confirmed_at ?? null,
    keptUntil: toKeptUntil(isUnconfirmed ? lead.last_contact_at : lastContactAt, isUnconfirmed),
    consents: consents.map(toConsentView),
    counts: { consents: consents.length, enquiries: enquiries.length, mails: mails.length },
  }
}

const toConsentView = (row: Consents): ConsentView => ({
  givenAt: row.given_at,
  locale: row.locale,
  page: row.page,
  sentence: row.sentence,
  sentenceVersion: row.sentence_version,
  confirmedAt: row.confirmed_at,
})
