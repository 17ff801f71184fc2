import type { Kysely } from 'kysely'
import { foldAccents } from '../../contract/fold-text.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './tables.ts'

type Row = { owner_id: string; text: string }

const insertLeadText = prepared((db, row: Row) => db.insertInto('lead_texts').values(row))

/** Lets a new lead be found by any part of what the person gave. */
export async function addLeadText(db: Kysely<Tables>, leadId: string, texts: readonly string[]): Promise<void> {
  await insertLeadText(db, { owner_id: leadId, text: toSearched(texts) })
}

/** The same of an enquiry. */
export async function addEnquiryText(db: Kysely<Tables>, enquiryId: string, texts: readonly string[]): Promise<void> {
  await db
    .insertInto('enquiry_texts')
    .values({ owner_id: enquiryId, text: toSearched(texts) })
    .execute()
}

const toSearched = (texts: readonly string[]): string => foldAccents(texts.join('\n'))
