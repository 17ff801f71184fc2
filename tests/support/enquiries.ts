import { searchedOf } from '../../server/contact/enquiries.ts'
import type { Database } from '../../server/db/database.ts'
import { newId } from '../../server/db/new-id.ts'
import type { Enquiries } from '../../server/db/tables.ts'
import type { TestApp } from './app.ts'
import { leastAnswers, postContact } from './contact-form.ts'
import { testContent } from './content.ts'
import type { Submission } from './form.ts'
import { addPeople } from './people.ts'

const aMessage = {
  ...leastAnswers,
  name: 'Anna Schmidt',
  subject: 'expansion',
  message: 'Wir möchten nach Frankreich.',
} as const

/** Sends the contact form as the island does; what is not given is that of a plain message. */
export const postEnquiry = (app: Pick<TestApp, 'url'>, body: Submission & { email: string }): Promise<Response> =>
  postContact(app, { ...aMessage, ...body })

/** An enquiry as it may stand in the database; what is not named is that of a person who has just written. */
export type SomeEnquiry = Partial<Enquiries> & { email: string }

const wrote = '2026-03-02T08:00:00.000Z'

/** Puts enquiries straight into the database, without mails: more of them than the form would take. */
export async function addEnquiries({ db }: Pick<Database, 'db'>, enquiries: SomeEnquiry[]): Promise<Enquiries[]> {
  const idOf = await addPeople(
    { db },
    enquiries.map(({ email, name = aMessage.name, locale = 'fr', received_at = wrote, quarantined_at }) => ({
      email,
      name: quarantined_at ? null : name,
      locale,
      first_contact_at: received_at,
    })),
  )
  const rows = enquiries.map((enquiry): Enquiries => {
    const answers = { ...aMessage, ...enquiry }
    return {
      id: newId(),
      person_id: idOf(enquiry.email),
      locale: 'fr',
      page: '/contact',
      submission_id: null,
      received_at: wrote,
      answered_at: null,
      quarantined_at: null,
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      first_page: null,
      source: null,
      searched: searchedOf(answers, testContent),
      ...answers,
    }
  })
  await db.insertInto('enquiries').values(rows).execute()
  return rows
}
