import type { Database } from '../../server/db/database.ts'
import { newId } from '../../server/db/new-id.ts'
import type { People } from '../../server/db/tables.ts'

const at = '2026-03-02T08:30:00.000Z'

/** What the owner has noted of somebody, straight into the database, and a note with this text. */
export async function addPerson(
  { db }: Database,
  person: Partial<People> & { address_key: string },
  text = 'Rappeler mardi.',
): Promise<void> {
  await db
    .insertInto('people')
    .values({ stage: 'talk', client_since: null, client_until: null, ...person })
    .execute()
  const { address_key } = person
  await db.insertInto('person_notes').values({ id: newId(), address_key, kind: 'note', text, written_at: at }).execute()
}

/** An answer to an enquiry that was sent, though without its mail, and a draft of the next one. */
export async function addAnswer({ db }: Database, enquiry_id: string, text = 'Volontiers, mardi ?'): Promise<string> {
  const id = newId()
  const answer = { id, enquiry_id, submission_id: newId(), mail_id: newId(), text, answered_at: at }
  await db.insertInto('answers').values(answer).execute()
  await db.insertInto('answer_drafts').values({ enquiry_id, text, version: 1, saved_at: at }).execute()
  return id
}
