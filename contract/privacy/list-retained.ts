import type { LegalFrame } from '../content/legal.ts'
import type { Messages } from '../content/messages.ts'
import { contactFields } from '../forms/contact.ts'
import { type Locale, languages } from '../locales.ts'
import { perKey } from '../per-key.ts'
import { type Datum, dataOf, type Use, uses } from './personal-data.ts'

/** One line of what is kept. `use` names what of the database it stands for; a line without it is kept elsewhere. */
export type Retained = {
  use?: Use
  name: string
  data: string
  purpose: string
  basis: string
  period: string
}

type RetentionWords = LegalFrame['retention']
type ContactFormWords = Messages['contactForm']

/** In the order in which a visitor meets it. */
const keys = [
  ...(['lead', 'consent', 'browser', 'mail', 'enquiry', 'relation', 'correspondence', 'client', 'accounts'] as const),
  ...(['limits', 'account', 'journal', 'backup', 'erasure', 'browsing'] as const),
] as const satisfies readonly (keyof RetentionWords['rows'])[]

const isUse = (key: (typeof keys)[number]): key is Use => key in uses

/** The kinds of data in one cell: `A, b et c`. */
function listData(use: Use, words: Record<Datum, string>, locale: Locale): string {
  const names = dataOf(use).map((datum) => words[datum])
  const list = new Intl.ListFormat(languages[locale].tag, { type: 'conjunction' }).format(names)
  return list.charAt(0).toLocaleUpperCase(locale) + list.slice(1)
}

/**
 * Everything that is kept of people, for the table of the privacy page and for those who ask for their data. What the
 * database holds comes from the declaration of its columns: a use that no column has is left out.
 */
export function listRetained(
  { rows, data, bases, periods }: RetentionWords,
  contactForm: ContactFormWords,
  locale: Locale,
): Retained[] {
  const words = { ...data, ...perKey(contactFields, (field) => contactForm[field].data) }
  const elsewhere = {
    correspondence: { ...rows.correspondence, basis: bases.contract, period: periods.sinceContact },
    client: { ...rows.client, basis: bases.contract },
    accounts: rows.accounts,
    backup: { ...rows.backup, basis: bases.interest },
    browsing: rows.browsing,
  }
  return keys.flatMap((key): Retained[] => {
    if (!isUse(key)) return [elsewhere[key]]
    if (dataOf(key).length === 0) return []
    const { basis, period } = uses[key]
    return [
      { use: key, ...rows[key], data: listData(key, words, locale), basis: bases[basis], period: periods[period] },
    ]
  })
}
