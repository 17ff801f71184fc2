import { toSearched } from '../../contract/text.ts'
import type { Database } from '../../server/db/database.ts'
import { newId } from '../../server/db/new-id.ts'
import type { People } from '../../server/db/tables.ts'

const at = '2026-03-02T08:30:00.000Z'

/** A person as they may stand in the database; what is not named is that of a person who has just signed up. */
export type SomePerson = Partial<People> & { email: string }

/** Puts people straight into the database, or what is newer of those who are there. @returns their ids by address */
export async function addPeople(
  { db }: Pick<Database, 'db'>,
  people: readonly SomePerson[],
): Promise<(email: string) => string> {
  const known = new Map((await db.selectFrom('people').selectAll().execute()).map((row) => [row.address_key, row]))
  const added = new Map<string, People>()
  for (const some of people) {
    const { email, address_key = email.toLowerCase() } = some
    const before = added.get(address_key) ?? known.get(address_key)
    const first = some.first_contact_at ?? at
    const last = some.last_contact_at ?? first
    added.set(address_key, {
      id: newId(),
      address_key,
      email,
      name: null,
      locale: 'fr',
      stage: 'new',
      confirmed_at: null,
      client_since: null,
      client_until: null,
      ...before,
      ...Object.fromEntries(Object.entries(some).filter(([, value]) => value != null)),
      first_contact_at: before && before.first_contact_at < first ? before.first_contact_at : first,
      last_contact_at: before && before.last_contact_at > last ? before.last_contact_at : last,
    })
  }
  const rows = [...added.values()]
  const fresh = rows.filter(({ address_key }) => !known.has(address_key))
  if (fresh.length > 0) await db.insertInto('people').values(fresh).execute()
  for (const row of rows) {
    if (known.has(row.address_key)) await db.updateTable('people').set(row).where('id', '=', row.id).execute()
  }
  const ids = new Map([...known, ...added].map(([key, { id }]) => [key, id]))
  return (email) => ids.get(email.toLowerCase()) ?? ''
}

/** The id of the person with this address. */
export async function findPersonId({ db }: Pick<Database, 'db'>, email: string): Promise<string> {
  const row = db.selectFrom('people').select('id').where('address_key', '=', email.toLowerCase())
  return (await row.executeTakeFirstOrThrow()).id
}

/** What the owner has noted of a person who is there, straight into the database, and a note with this text. */
export async function notePerson(
  { db }: Pick<Database, 'db'>,
  email: string,
  noted: Partial<People> = { stage: 'talk' },
  text = 'Rappeler mardi.',
): Promise<void> {
  const person_id = await findPersonId({ db }, email)
  await db.updateTable('people').set(noted).where('id', '=', person_id).execute()
  const note = { id: newId(), person_id, kind: 'note', text, written_at: at, searched: toSearched(text) } as const
  await db.insertInto('person_notes').values(note).execute()
}

/** An answer to an enquiry that was sent, though without its mail, and a draft of the next one. */
export async function addAnswer(
  { db }: Pick<Database, 'db'>,
  enquiry_id: string,
  text = 'Volontiers, mardi ?',
): Promise<void> {
  const mails = { mail_id: newId(), copy_id: newId() }
  const sent = { subject: 'Re: Autre', text, answered_at: at, searched: toSearched(text) }
  const answer = { id: newId(), enquiry_id, submission_id: newId(), ...mails, ...sent }
  await db.insertInto('answers').values(answer).execute()
  await db.insertInto('answer_drafts').values({ enquiry_id, text, version: 1, saved_at: at }).execute()
}
