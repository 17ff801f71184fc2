import { sql, type Transaction } from 'kysely'
import { addressKey } from '../../contract/forms/email-address.ts'
import type { Locale } from '../../contract/locales.ts'
import type { Stage } from '../../contract/privacy/periods.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import type { Tables } from '../db/tables.ts'
import type { Instant } from '../runtime/clock.ts'

type NewContact = { email: string; locale: Locale; name?: string; isBot: boolean; now: Instant }

/**
 * The row of whose address this is, made at the first contact; of a known address, what follows the last contact is
 * renewed, by a robot only the moment. Until the transaction ends, everything else from this address waits for it, also
 * in another instance.
 * @returns the person's id
 */
export async function addContact(
  transaction: Transaction<Tables>,
  { email, locale, name, isBot, now }: NewContact,
): Promise<string> {
  const { id } = await transaction
    .insertInto('people')
    .values({
      id: newId(),
      address_key: addressKey(email),
      email,
      name: isBot || name === undefined ? null : name,
      locale,
      stage: 'new',
      first_contact_at: now,
      last_contact_at: now,
      confirmed_at: null,
      client_since: null,
      client_until: null,
    })
    .onConflict((conflict) =>
      conflict.column('address_key').doUpdateSet(({ fn, ref }) => ({
        last_contact_at: now,
        ...(!isBot && { name: fn.coalesce(ref('excluded.name'), ref('people.name')), locale }),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Until the owner says how far they are with a person, that is in talk as soon as one message is answered. */
export const followAnswers = (transaction: Transaction<Tables>, personId: string) =>
  transaction
    .updateTable('people')
    .set(({ case: either, exists, selectFrom }) => {
      const answered = selectFrom('enquiries')
        .select('id')
        .where('person_id', '=', personId)
        .where('answered_at', 'is not', null)
      return { stage: either().when(exists(answered)).then<Stage>('talk').else<Stage>('new').end() }
    })
    .where('id', '=', personId)
    .where(({ not, exists, selectFrom }) => {
      const chosen = selectFrom('person_notes')
        .select('id')
        .where('person_id', '=', personId)
        .where('kind', '=', 'stage')
      return not(exists(chosen))
    })
    .execute()

/** What links and mails need to know of a person; `undefined` if they are erased or never were. */
export const findPerson = ({ db }: Pick<Database, 'db'>, id: string) =>
  db.selectFrom('people').select(['id', 'email', 'locale']).where('id', '=', id).executeTakeFirst()

export type FoundPerson = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** The moments of all contacts that are left of a person. */
const contacts = sql`(
  select downloaded_at as first_at, last_contact_at as last_at from checklist_downloads where person_id = people.id
  union all select received_at, received_at from enquiries where person_id = people.id) as contacts`

/**
 * After a sign-up or an enquiry went, or was released: the person goes with the last of them. Otherwise name and
 * contacts are those of what is left.
 */
export async function refreshPeople(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  // Who writes in this moment comes before or after all of this.
  await transaction.selectFrom('people').select('id').where('id', 'in', ids).forUpdate().execute()
  await transaction
    .deleteFrom('people')
    .where('id', 'in', ids)
    .where(sql<boolean>`not exists (select 1 from checklist_downloads where person_id = people.id)`)
    .where(sql<boolean>`not exists (select 1 from enquiries where person_id = people.id)`)
    .execute()
  await transaction
    .updateTable('people')
    .set({
      name: sql`(select name from enquiries where person_id = people.id and quarantined_at is null
        order by received_at desc, id desc limit 1)`,
      first_contact_at: sql`(select min(first_at) from ${contacts})`,
      last_contact_at: sql`(select max(last_at) from ${contacts})`,
    })
    .where('id', 'in', ids)
    .execute()
}
