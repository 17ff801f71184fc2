import type { Locale } from '../../contract/locales.ts'
import type { Database } from '../db/database.ts'

/** Somebody who left an address, with the row that their mails belong to. */
export type Contact = { leadId: string | null; enquiryId?: string; email: string; addressKey: string; locale: Locale }

/** The person behind the id of a lead or an enquiry; `undefined` if it is erased or never was. */
export async function findContact({ db }: Pick<Database, 'db'>, id: string): Promise<Contact | undefined> {
  const columns = ['email', 'address_key as addressKey', 'locale'] as const
  const lead = await db.selectFrom('checklist_downloads').select(columns).where('id', '=', id).executeTakeFirst()
  if (lead) return { leadId: id, ...lead }
  const enquiry = await db.selectFrom('enquiries').select(columns).where('id', '=', id).executeTakeFirst()
  return enquiry && { leadId: null, enquiryId: id, ...enquiry }
}
