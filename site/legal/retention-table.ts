import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import { dataOf, type Use, uses } from '../../contract/privacy/personal-data.ts'
import type { LegalRow } from './legal-blocks.ts'

/** What is kept outside the database, and on which basis and for how long where the words do not say it. */
const elsewhere = {
  correspondence: { basis: 'contract', period: 'sinceContact' },
  client: { basis: 'contract' },
  accounts: {},
  backup: { basis: 'interest' },
  browsing: {},
} as const
type Elsewhere = keyof typeof elsewhere

/** Everything that can be kept, in the order in which a visitor meets it. */
const order = [
  ...(['lead', 'consent', 'browser', 'mail', 'enquiry'] as const),
  ...(['correspondence', 'client', 'accounts'] as const),
  ...(['limits', 'signIn', 'account', 'journal', 'backup', 'erasure', 'browsing'] as const),
] satisfies readonly (Use | Elsewhere)[]

const isUse = (key: Use | Elsewhere): key is Use => key in uses

/** The kinds of data in one cell: `A, b et c`. */
function listData(names: readonly string[], locale: Locale): string {
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(names)
  return list.charAt(0).toLocaleUpperCase(locale) + list.slice(1)
}

/**
 * The table "what is kept". What the database holds comes from the declaration of its columns: data, basis and
 * period; a use that no column has is not shown.
 */
export function retentionTable({ pages }: Pick<Content, 'pages'>, locale: Locale): LegalRow[] {
  const { rows, data, bases, periods } = pages.legalFrame[locale].retention
  return order.flatMap((key): LegalRow[] => {
    const { name, purpose } = rows[key]
    if (isUse(key)) {
      const kinds = dataOf(key)
      if (kinds.length === 0) return []
      const detail = listData(
        kinds.map((kind) => data[kind]),
        locale,
      )
      return [{ name, detail, cells: [purpose, bases[uses[key].basis], periods[uses[key].period]] }]
    }
    const written = { basis: '', period: '', ...toWords(elsewhere[key]), ...rows[key] }
    return [{ name, detail: written.data, cells: [purpose, written.basis, written.period] }]
  })

  function toWords(known: { basis?: keyof typeof bases; period?: keyof typeof periods }) {
    return {
      ...(known.basis && { basis: bases[known.basis] }),
      ...(known.period && { period: periods[known.period] }),
    }
  }
}
