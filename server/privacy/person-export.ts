import type { ReferenceExpression } from 'kysely'
import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import { listRetained } from '../../contract/privacy/list-retained.ts'
import { personalColumns } from '../../contract/privacy/personal-data.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { fillTemplate } from '../mail/fill-template.ts'
import { readKeptContent } from '../mail/kept-content.ts'
import { type Clock, instantOf } from '../runtime/clock.ts'

type Row = Record<string, unknown>

/** All that is kept of one person, for them to read and take along (Art. 15 and 20 GDPR). */
export type PersonExport = {
  format: 'businessbretzel-person-1'
  exportedAt: string
  /** Who answers for the data. */
  controller: { name: string; email: string }
  checklist: Row[]
  consents: Row[]
  enquiries: Row[]
  mails: Row[]
  /** What each kind of data is for, on which legal basis and until when, in the person's language. */
  kept: { name: string; data: string; purpose: string; basis: string; period: string }[]
}

/** Of these rows only the columns that are declared as data of a person. */
function onlyPersonal(table: keyof Tables, rows: object[]): Row[] {
  const columns = new Set(personalColumns(table))
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column))))
}

/** A mail as it was written; where that failed, the values that it was to be written with. */
function toText(slots: string, keptText: string): string {
  try {
    const content = readKeptContent(slots, keptText)
    return fillTemplate(content.template, content.slots).text
  } catch {
    return slots
  }
}

export type ExportDeps = {
  database: Pick<Database, 'db'>
  clock: Clock
  /** What is published at the moment. */
  getContent: () => Content
}

/** Everything kept of the person with this address key. */
export async function exportPerson(
  { database: { db }, clock, getContent }: ExportDeps,
  addressKey: string,
  locale: Locale,
): Promise<PersonExport> {
  const { settings, pages, messages } = getContent()
  const leads = await db.selectFrom('checklist_downloads').selectAll().where('address_key', '=', addressKey).execute()
  const enquiries = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('address_key', '=', addressKey)
    .orderBy('received_at')
    .execute()
  const belongs = (column: ReferenceExpression<Tables, 'outbox'>, rows: { id: string }[]) =>
    db
      .selectFrom('outbox')
      .leftJoin('mail_templates', 'mail_templates.id', 'template_id')
      .selectAll('outbox')
      .select('mail_templates.text as template')
      .where(column, 'in', [...rows.map(({ id }) => id), ''])
      .orderBy('queued_at')
      .execute()
  const mails = [...(await belongs('lead_id', leads)), ...(await belongs('enquiry_id', enquiries))]
  const consents = await db
    .selectFrom('consents')
    .selectAll()
    .where('lead_id', 'in', [...leads.map(({ id }) => id), ''])
    .orderBy('given_at')
    .execute()
  return {
    format: 'businessbretzel-person-1',
    exportedAt: instantOf(clock),
    controller: { name: settings.owner.name, email: settings.email },
    checklist: onlyPersonal('checklist_downloads', leads),
    consents: onlyPersonal('consents', consents),
    enquiries: onlyPersonal('enquiries', enquiries),
    mails: mails.map(({ template, ...mail }) => {
      const [{ slots: _slots, ...row } = {}] = onlyPersonal('outbox', [mail])
      const { slots } = mail
      return { ...row, text: slots !== null && template !== null ? toText(slots, template) : null }
    }),
    kept: listRetained(pages.legalFrame[locale].retention, messages[locale].contactForm, locale).flatMap(
      ({ use, ...words }) => (use ? [words] : []),
    ),
  }
}
