import type { SampleAuditWords } from '../../../../contract/content/pages/sample-audit.ts'
import { fillText } from '../../../../contract/fill-text.ts'
import { formatDate } from '../../../../contract/formats.ts'
import type { Locale } from '../../../../contract/locales.ts'
import { ExternalLink } from '../../../shared/ui/ExternalLink.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { SectionHead } from '../../../shared/ui/SectionHead.tsx'

type SampleSourcesProps = { words: SampleAuditWords['sources']; locale: Locale; className: string }

/** Where the rules come from, each with the day on which it was last read. */
export function SampleSources({ words, locale, className }: SampleSourcesProps) {
  return (
    <section className={`section ${className}`} aria-labelledby="sources">
      <div className="wrap">
        <SectionHead id="sources" words={words} locale={locale} />
        <ol className="sample-sources">
          {words.list.map(({ key, name, address, checkedOn }, index) => (
            <li key={key} id={`source-${index + 1}`}>
              <RichText text={name} />, {fillText(words.checked, { date: formatDate(checkedOn, locale) })},{' '}
              <ExternalLink href={address} locale={locale}>
                {new URL(address).hostname.replace(/^www\./, '')}
              </ExternalLink>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
