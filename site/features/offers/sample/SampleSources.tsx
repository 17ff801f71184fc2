import type { SampleAuditWords } from '../../../../contract/content/sample-audit.ts'
import { fillText } from '../../../../contract/fill-text.ts'
import { formatDate } from '../../../../contract/formats.ts'
import { Section } from '../../../shared/sections/Section.tsx'
import { ExternalLink } from '../../../shared/ui/ExternalLink.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { useLocale } from '../../../shared/use-content.tsx'

type SampleSourcesProps = { words: SampleAuditWords['sources'] }

/** Where the rules come from, each with the day on which it was last read. */
export function SampleSources({ words }: SampleSourcesProps) {
  const locale = useLocale()
  return (
    <Section id="sources" words={words}>
      <ol className="sample-sources">
        {words.list.map(({ key, name, address, checkedOn }, index) => (
          <li key={key} id={`source-${index + 1}`}>
            <RichText text={name} />, {fillText(words.checked, { date: formatDate(checkedOn, locale) })},{' '}
            <ExternalLink href={address}>{new URL(address).hostname.replace(/^www\./, '')}</ExternalLink>
          </li>
        ))}
      </ol>
    </Section>
  )
}
