import type { LegalWords } from '../../../contract/content/legal.ts'
import { formatDate } from '../../../contract/formats.ts'
import { type PageKey, pathOf } from '../../../contract/routes.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { SectionLabel } from '../../shared/sections/Section.tsx'
import { HyphenList } from '../../shared/ui/lists.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { LegalBlockView, Paragraph } from './LegalBlocks.tsx'

type LegalPageProps = { page: PageKey; words: LegalWords }

/** A legal page: what it says in short, then a contents list beside the whole text. */
export function LegalPage({ page, words }: LegalPageProps) {
  return (
    <SitePage page={page} words={words}>
      <article className="legal-page">
        <LegalHeader page={page} words={words} />
        <LegalText words={words} />
      </article>
    </SitePage>
  )
}

type LegalHeaderProps = {
  page: PageKey
  words: Pick<LegalWords, 'hero' | 'original' | 'changedOn' | 'summary'>
}

/** Title of a legal page, which text binds, the day its content last changed, and the page in a few lines. */
function LegalHeader({ page, words: { hero, original, changedOn, summary } }: LegalHeaderProps) {
  const locale = useLocale()
  const frame = useContent().pages.legalFrame[locale]
  return (
    <header className="legal-page-header top quiet">
      <div className="wrap halves">
        <div className="stack">
          <SectionLabel label={hero.label} />
          <h1>{hero.title}</h1>
          <p className="lead">
            <RichText text={hero.lead} />
          </p>
          {original !== undefined && (
            <p className="legal-page-original">
              <RichText text={original.text} />{' '}
              <a href={pathOf(page, 'fr')} hrefLang="fr">
                {original.link}
              </a>
            </p>
          )}
          <p className="small">
            {frame.changed} <time dateTime={changedOn}>{formatDate(changedOn, locale)}</time>
          </p>
        </div>
        <section className="card legal-page-summary" aria-labelledby="legal-summary">
          <h2 id="legal-summary">{frame.summary}</h2>
          <HyphenList items={summary} />
        </section>
      </div>
    </header>
  )
}

type LegalTextProps = { words: Pick<LegalWords, 'sections' | 'isNumbered'> }

/** The contents list and the sections of a legal page. Where they are numbered, so are their paragraphs. */
function LegalText({ words }: LegalTextProps) {
  const locale = useLocale()
  const { settings, pages } = useContent()
  const { isNumbered, sections } = words
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
        <div className="legal-page-end ruled">
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

type SectionProps = { section: LegalWords['sections'][number]; title: string; number: number | undefined }

/** Heading and parts side by side, not nested: the air between them comes from `.prose`. */
function Section({ section: { id, blocks }, title, number }: SectionProps) {
  const paragraphs = blocks.filter((block) => typeof block === 'string')
  return (
    <>
      <h2 id={id}>{title}</h2>
      {blocks.map((block) => {
        if (typeof block !== 'string') return <LegalBlockView key={block.kind} block={block} />
        const cited = number === undefined ? undefined : `${number}.${paragraphs.indexOf(block) + 1}`
        return <Paragraph key={block} text={block} number={cited} />
      })}
    </>
  )
}
