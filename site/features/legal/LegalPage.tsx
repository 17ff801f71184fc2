import type { Content } from '../../../contract/content/content.ts'
import type { LegalSourceBlock, LegalWords } from '../../../contract/content/legal.ts'
import { formatDate } from '../../../contract/formats.ts'
import type { Locale } from '../../../contract/locales.ts'
import { listRetained } from '../../../contract/privacy/periods.ts'
import { type PageKey, pathOf } from '../../../contract/routes.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { SectionLabel } from '../../shared/sections/Section.tsx'
import { HyphenList } from '../../shared/ui/lists.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { type LegalBlock, LegalBlockView, type LegalFact, type LegalSection } from './LegalBlocks.tsx'

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

type IdentityContent = Pick<Content, 'settings' | 'pages'>

/** Name, address and ways to reach the publisher of the site. */
function contactFacts({ settings, pages }: IdentityContent, locale: Locale): LegalFact[] {
  const { owner, email, publisher } = settings
  const label = pages.legalFrame[locale].identity
  return [
    { name: label.name, lines: [owner.name] },
    { name: label.address, lines: [...publisher.address, publisher.country[locale]] },
    { name: label.phone, lines: [{ label: owner.phone, phone: owner.phone }] },
    { name: label.email, lines: [{ label: email, email }] },
  ]
}

/** The same with legal form, register and tax number. */
function publisherFacts(content: IdentityContent, locale: Locale): LegalFact[] {
  const { publisher } = content.settings
  const label = content.pages.legalFrame[locale].identity
  return [
    ...contactFacts(content, locale),
    { name: label.legalForm, lines: [publisher.legalForm[locale]] },
    { name: label.siret, lines: [publisher.siret] },
    { name: label.vatId, lines: [publisher.vatId] },
  ]
}

/** Where the site stands: the host of its pages and its database. */
function hostFacts({ settings: { host }, pages }: IdentityContent, locale: Locale): LegalFact[] {
  const label = pages.legalFrame[locale].identity
  return [
    { name: label.name, lines: [host.name] },
    { name: label.address, lines: [...host.address, host.country[locale]] },
    { name: label.phone, lines: [{ label: host.phone, phone: host.phone }] },
    { name: label.website, lines: [{ label: new URL(host.website).host, address: host.website }] },
  ]
}

type LegalContent = Pick<Content, 'settings' | 'pages' | 'messages'>

/** A part of a section with what it only names: the owner's identity, what is kept, who handles it. */
function toBlocks(block: LegalSourceBlock, content: LegalContent, locale: Locale): LegalBlock[] {
  if (typeof block === 'string') return [block]
  switch (block.kind) {
    case 'contact':
      return [{ kind: 'facts', facts: contactFacts(content, locale) }]
    case 'publisher':
      return [{ kind: 'facts', facts: publisherFacts(content, locale) }]
    case 'host':
      return [{ kind: 'facts', facts: hostFacts(content, locale) }]
    case 'retention': {
      const { caption, columns } = block
      const rows = listRetained(
        content.pages.legalFrame[locale].retention,
        content.messages[locale].contactForm,
        locale,
      ).map(({ name, data, purpose, basis, period }) => ({
        name,
        detail: data,
        cells: [purpose, basis, period],
      }))
      return [{ kind: 'table', caption, columns, rows }]
    }
    case 'processors': {
      const { caption, columns, allInEu, outsideEu } = block
      const used = content.settings.processors.filter(({ isUsed }) => isUsed)
      const rows = used.map(({ name, task, place }) => ({ name, cells: [task[locale], place[locale]] }))
      return [{ kind: 'table', caption, columns, rows }, used.every(({ isInEu }) => isInEu) ? allInEu : outsideEu]
    }
    default:
      return [block]
  }
}

/** The sections of a legal page as they are drawn. */
function toLegalSections(content: LegalContent, sections: LegalWords['sections'], locale: Locale): LegalSection[] {
  return sections.map(({ id, title, blocks }) => ({
    id,
    title,
    blocks: blocks.flatMap((block) => toBlocks(block, content, locale)),
  }))
}
