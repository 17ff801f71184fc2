import type { LabelPair } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'

/** The bilingual label above a title, tied by a hyphen. The language of the site comes first; on the English site, French. */
export function SectionLabel({ label, locale }: { label: LabelPair; locale: Locale }) {
  const order = locale === 'de' ? (['de', 'fr'] as const) : (['fr', 'de'] as const)
  const [first, second] = order.map((lang) => (
    <span key={lang} lang={lang === locale ? undefined : lang}>
      {label[lang]}
    </span>
  ))
  return (
    <p className="section-label">
      {first}
      <b />
      {second}
    </p>
  )
}
