import type { LegalWords } from '../../../contract/content/legal.ts'
import { pathOf } from '../../../contract/routes.ts'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { LegalBlockView } from './LegalBlocks.tsx'
import type { LegalSection } from './legal-blocks.ts'
import { toLegalSections } from './legal-sections.ts'

type LegalTextProps = { words: Pick<LegalWords, 'sections' | 'isNumbered'> }

/** The contents list and the sections of a legal page. Where they are numbered, so are their paragraphs. */
export function LegalText({ words }: LegalTextProps) {
  const locale = useLocale()
  const content = useContent()
  const { settings, pages } = content
  const { isNumbered } = words
  const sections = toLegalSections(content, words.sections, locale)
  const frame = pages.legalFrame[locale]
  const titles = sections.map(({ title }, index) => (isNumbered ? `${index + 1}. ${title}` : title))
  return (
    <div className="wrap reading">
      <nav className="contents screen-only" aria-labelledby="contents">
        <p className="small" id="contents">
          {frame.contents}
        </p>
        <ol>
          {sections.map(({ id }, index) => (
            <li key={id}>
              <a href={`#${id}`}>{titles[index]}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {sections.map((section, index) => (
          <Section
            key={section.id}
            section={section}
            title={titles[index] ?? section.title}
            number={isNumbered ? index + 1 : undefined}
          />
        ))}
        <div className="legal-page-end">
          <p className="small">
            {frame.question} <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </p>
          <a className="more" href={pathOf('contact', locale)}>
            {frame.contact}
          </a>
        </div>
      </div>
    </div>
  )
}

type SectionProps = { section: LegalSection; title: string; number: number | undefined }

/** Heading and parts side by side, not nested: the air between them comes from `.prose`. */
function Section({ section: { id, blocks }, title, number }: SectionProps) {
  const paragraphs = blocks.filter((block) => typeof block === 'string')
  return (
    <>
      <h2 id={id}>{title}</h2>
      {blocks.map((block) => {
        if (typeof block !== 'string') return <LegalBlockView key={block.kind} block={block} />
        const cited = number === undefined ? undefined : `${number}.${paragraphs.indexOf(block) + 1}`
        return <LegalBlockView key={block} block={block} number={cited} />
      })}
    </>
  )
}
