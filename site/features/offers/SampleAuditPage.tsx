import type { Point } from '../../../contract/content/parts.ts'
import {
  type SampleAuditWords,
  type SampleTable,
  type SampleTableKey,
  sampleTableKeys,
  summaryLocales,
} from '../../../contract/content/sample-audit.ts'
import { formatDate } from '../../../contract/formats.ts'
import { pathOf } from '../../../contract/routes.ts'
import { fillText, toPlainText } from '../../../contract/text.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { Closing } from '../../shared/sections/kinds.tsx'
import { PageHero, Section, Sections } from '../../shared/sections/Section.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { TitledRows } from '../../shared/ui/lists.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

/** An audit of a shop that does not exist, to read or print before ordering one. It exists in French, its summary in all three languages. */
export function SampleAuditPage() {
  const locale = 'fr'
  const { settings, pages } = useContent()
  const words = pages.sampleAudit[locale]
  return (
    <SitePage page="sampleAudit" words={words}>
      <PageHero words={words.hero}>
        <div className="stack">
          <div className="card field sample-notice">
            <p>
              <RichText text={words.hero.notice} />
            </p>
          </div>
          <p className="row">
            {summaryLocales.map((other) => (
              <a key={other} href={`#${summaryAnchorOf(other)}`} lang={other}>
                {words.abroad[other].link}
              </a>
            ))}
          </p>
        </div>
      </PageHero>
      <Sections>
        <Section id="shop" words={words.shop} className="quiet">
          <dl className="facts">
            <TitledRows items={words.shop.facts} />
          </dl>
        </Section>
        <Section id="summary" words={words.summary}>
          <SampleVerdicts words={words.summary} />
        </Section>
        {sampleTableKeys.map((key) => (
          <SampleTableSection
            key={key}
            id={key}
            words={words[key]}
            sources={words.sources.list}
            sourceLabel={words.sources.number}
          />
        ))}
        {summaryLocales.map((other) => (
          <SampleAbroad key={other} language={other} words={words.abroad[other]} />
        ))}
        <SampleNotes notes={words.notes} />
        <SampleSources words={words.sources} />
      </Sections>
      <Closing words={words.closing} primary={settings.booking.auditDach} secondary={pathOf('auditDach', locale)} />
    </SitePage>
  )
}

/** A region that scrolls must be reachable by keyboard. */
const scrollable = { tabIndex: 0 }

type Sources = SampleAuditWords['sources']['list']

type SourceCallsProps = { keys: readonly string[]; sources: Sources; label: string }

/** Numbers that lead to the sources of a row. */
function SourceCalls({ keys, sources, label }: SourceCallsProps) {
  return sources.map(
    ({ key, name }, index) =>
      keys.includes(key) && (
        <a
          key={key}
          className="sample-call"
          href={`#source-${index + 1}`}
          aria-label={`[${index + 1}] ${fillText(label, { source: toPlainText(name) })}`}
        >
          [{index + 1}]
        </a>
      ),
  )
}

type SampleTableSectionProps = {
  id: SampleTableKey
  words: SampleTable
  sources: Sources
  /** Name of a call for those who hear it, with the place `{source}`. */
  sourceLabel: string
}

/** A part of the report: its head and its table; on a phone each row is a card. The first cell of a row names it. */
function SampleTableSection({ id, words, sources, sourceLabel }: SampleTableSectionProps) {
  return (
    <Section id={id} words={words} isRegion={false}>
      <section className="table table--cards" aria-labelledby={id} {...scrollable}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {words.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.rows.map(({ cells: [name, ...cells], sources: keys = [] }) => (
              <tr key={name}>
                <th scope="row">
                  <RichText text={name} />
                </th>
                {cells.map((cell, index) => (
                  <td key={words.columns[index + 1]} data-label={words.columns[index + 1]}>
                    <RichText text={cell} />
                    {index === cells.length - 1 && <SourceCalls keys={keys} sources={sources} label={sourceLabel} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {words.note !== undefined && (
        <div className="card card--tint sample-note">
          <p>
            <RichText text={words.note} />
          </p>
        </div>
      )}
    </Section>
  )
}

type SampleVerdictsProps = { words: Pick<SampleAuditWords['summary'], 'verdicts' | 'first'> }

/** The three verdicts, and what to begin with. */
function SampleVerdicts({ words: { verdicts, first } }: SampleVerdictsProps) {
  return (
    <>
      <dl className="sample-verdicts thirds">
        {verdicts.map(({ title, verdict, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <b>{verdict}</b>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="card card--tint sample-first">
        <h3>{first.title}</h3>
        <ol className="numbered">
          {first.list.map((task) => (
            <li key={task}>
              <span>
                <RichText text={task} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}

type Language = (typeof summaryLocales)[number]

/** Where the summary stands in a language. */
const summaryAnchorOf = (language: Language) => `summary-${language}`

/** The summary for readers of another language. */
function SampleAbroad({ language, words }: { language: Language; words: SampleAuditWords['abroad'][Language] }) {
  return (
    <Section id={summaryAnchorOf(language)} words={words} lang={language}>
      <SampleVerdicts words={words} />
    </Section>
  )
}

/** What follows the report, and what it does not do. */
function SampleNotes({ notes }: { notes: readonly Point[] }) {
  return (
    <Section className="quiet" layout="sample-notes halves">
      {notes.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>
            <RichText text={text} />
          </p>
        </section>
      ))}
    </Section>
  )
}

type SampleSourcesProps = { words: SampleAuditWords['sources'] }

/** Where the rules come from, each with the day on which it was last read. */
function SampleSources({ words }: SampleSourcesProps) {
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
