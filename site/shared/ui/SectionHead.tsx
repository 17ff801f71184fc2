import type { SectionHead as Words } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import { RichText } from './RichText.tsx'
import { SectionLabel } from './SectionLabel.tsx'

/** Label, title and lead of a section. `id` names the section: use it in its `aria-labelledby`. */
export function SectionHead({ id, words, locale }: { id: string; words: Words; locale: Locale }) {
  return (
    <div className="section-head">
      <SectionLabel label={words.label} locale={locale} />
      <h2 id={id}>{words.title}</h2>
      {words.lead !== undefined && (
        <p className="lead">
          <RichText text={words.lead} />
        </p>
      )}
    </div>
  )
}
