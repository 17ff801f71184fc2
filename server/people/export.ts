import { contactFields, toShownAnswer } from '../../contract/forms/contact.ts'
import type { Locale } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { listRetained } from '../../contract/privacy/periods.ts'
import { personalColumns } from '../../contract/privacy/personal-data.ts'
import type { Tables } from '../db/tables.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { instantOf } from '../runtime/clock.ts'

type Row = Record<string, unknown>

/** Of these rows only the columns that are declared as data of a person. */
function onlyPersonal(table: keyof Tables, rows: object[]): Row[] {
  const columns = new Set(personalColumns(table))
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column))))
}

/**
 * All that is kept of one person, for them to read and take along (Art. 15 and 20 GDPR).
 * @param locale of the words: what was chosen in a form, and what data is kept for
 */
export async function exportPerson(
  { database: { db }, clock, mail }: Pick<MailingDeps, 'database' | 'clock' | 'mail'>,
  id: string,
  locale: Locale,
) {
  const { settings, pages, messages } = mail.getContent()
  const { contactForm } = messages[locale]
  const leads = db.selectFrom('checklist_downloads').where('person_id', '=', id)
  const enquiries = db.selectFrom('enquiries').where('person_id', '=', id).orderBy('received_at')
  const consents = db.selectFrom('consents').where('lead_id', 'in', leads.select('id'))
  const answers = db.selectFrom('answers').where('enquiry_id', 'in', enquiries.select('id'))
  const drafts = db
    .selectFrom('answer_drafts')
    .where('enquiry_id', 'in', enquiries.select('id'))
    .where((draft) => draft.or([draft('subject', 'is not', null), draft('text', '!=', '')]))
  const notes = db.selectFrom('person_notes').where('person_id', '=', id)
  const mails = db.selectFrom('outbox').where('person_id', '=', id)
  const relation = db.selectFrom('people').where('id', '=', id)
  const answersOf = Map.groupBy(
    await answers.selectAll().orderBy('answered_at').execute(),
    ({ enquiry_id }) => enquiry_id,
  )
  const draftsOf = Map.groupBy(await drafts.selectAll().execute(), ({ enquiry_id }) => enquiry_id)
  return {
    format: 'businessbretzel-person-1',
    exportedAt: instantOf(clock),
    // Who answers for the data.
    controller: { name: settings.owner.name, email: settings.email },
    checklist: onlyPersonal('checklist_downloads', await leads.selectAll().execute()),
    consents: onlyPersonal('consents', await consents.selectAll().orderBy('given_at').execute()),
    enquiries: (await enquiries.selectAll().execute()).map((enquiry) => ({
      ...onlyPersonal('enquiries', [enquiry])[0],
      ...perKey(contactFields, (field) => toShownAnswer(contactForm, field, enquiry[field])),
      answers: onlyPersonal('answers', answersOf.get(enquiry.id) ?? []),
      drafts: onlyPersonal('answer_drafts', draftsOf.get(enquiry.id) ?? []),
    })),
    // What is known of the person, and how far the owner is with them.
    relation: onlyPersonal('people', await relation.selectAll().execute()),
    notes: (await notes.selectAll().orderBy('written_at').execute()).map((note) => ({
      kind: note.kind,
      ...onlyPersonal('person_notes', [note])[0],
    })),
    // The same text once more, for programs.
    mails: onlyPersonal('outbox', await mails.selectAll().orderBy('queued_at').orderBy('id').execute()).map(
      ({ html: _html, ...mail }) => mail,
    ),
    // What each kind of data is for, on which legal basis and until when.
    kept: listRetained(pages.legalFrame[locale].retention, contactForm, locale).flatMap(({ use, ...words }) =>
      use ? [words] : [],
    ),
  }
}

export type PersonExport = Awaited<ReturnType<typeof exportPerson>>
