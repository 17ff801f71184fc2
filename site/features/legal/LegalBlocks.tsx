import type { LegalBlock, LegalFrame } from '../../../contract/content/legal.ts'
import type { Settings } from '../../../contract/content/settings.ts'
import type { Locale } from '../../../contract/locales.ts'
import { listRetained } from '../../../contract/privacy/periods.ts'
import type { PageKey } from '../../../contract/routes.ts'
import { pageLink } from '../../shared/layout/links.ts'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { HyphenList } from '../../shared/ui/lists.tsx'
import { PhoneLink } from '../../shared/ui/owner.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

/** Where a line of a legal page leads: a page of the site, a mailbox, a telephone, another site. */
type LegalLink = { label: string } & ({ page: PageKey } | { email: string } | { phone: string } | { address: string })

/** A name and what it stands for, a line each. A line may carry the marks of `RichText`. */
type Fact = { name: string; lines: readonly (string | LegalLink)[] }

type Place = Pick<Settings['host'], 'address' | 'country' | 'phone'>

/** Name, address and telephone of a firm, in a language. */
function toFacts(
  label: LegalFrame['identity'],
  name: string,
  { address, country, phone }: Place,
  locale: Locale,
): Fact[] {
  return [
    { name: label.name, lines: [name] },
    { name: label.address, lines: [...address, country[locale]] },
    { name: label.phone, lines: [{ label: phone, phone }] },
  ]
}

/** A paragraph, with its number where paragraphs are cited by number. */
export function Paragraph({ text, number }: { text: string; number?: string | undefined }) {
  return (
    <p className={number === undefined ? undefined : 'legal-page-paragraph'}>
      {number !== undefined && <b>{number}</b>} <RichText text={text} />
    </p>
  )
}

/** One part of a legal section beside its paragraphs: what it only names is drawn from the settings and from what is declared. */
export function LegalBlockView({ block }: { block: Exclude<LegalBlock, string> }) {
  const locale = useLocale()
  const { settings, pages, messages } = useContent()
  const { identity, retention } = pages.legalFrame[locale]
  const { owner, email, publisher, host, processors } = settings
  switch (block.kind) {
    case 'list':
      return <HyphenList items={block.items} />
    case 'links':
      return (
        <p className="legal-page-links row">
          {block.links.map((link) => (
            <LinkView key={link.label} link={link} className="more" />
          ))}
        </p>
      )
    case 'table':
      return <TableView {...block} />
    case 'contact':
    case 'publisher': {
      const facts = toFacts(identity, owner.name, { ...publisher, phone: owner.phone }, locale)
      facts.push({ name: identity.email, lines: [{ label: email, email }] })
      if (block.kind === 'publisher')
        facts.push(
          { name: identity.legalForm, lines: [publisher.legalForm[locale]] },
          { name: identity.siret, lines: [publisher.siret] },
          { name: identity.vatId, lines: [publisher.vatId] },
        )
      return <FactsView facts={facts} />
    }
    case 'host': {
      const { website } = host
      const site = { name: identity.website, lines: [{ label: new URL(website).host, address: website }] }
      return <FactsView facts={[...toFacts(identity, host.name, host, locale), site]} />
    }
    case 'retention': {
      const kept = listRetained(retention, messages[locale].contactForm, locale)
      const rows = kept.map(({ name, data, purpose, basis, period }) => ({
        name,
        detail: data,
        cells: [purpose, basis, period],
      }))
      return <TableView {...block} rows={rows} />
    }
    case 'processors': {
      const used = processors.filter(({ isUsed }) => isUsed)
      const rows = used.map(({ name, task, place }) => ({ name, cells: [task[locale], place[locale]] }))
      return (
        <>
          <TableView {...block} rows={rows} />
          <Paragraph text={used.every(({ isInEu }) => isInEu) ? block.allInEu : block.outsideEu} />
        </>
      )
    }
  }
}

type LinkProps = { link: LegalLink; className?: string }

/** A link of a legal page. One to a page that exists in French alone says so. */
function LinkView({ link, className }: LinkProps) {
  const locale = useLocale()
  const content = useContent()
  if ('address' in link) {
    return (
      <ExternalLink href={link.address} className={className}>
        {link.label}
      </ExternalLink>
    )
  }
  if ('page' in link) {
    const { href, hreflang, suffix } = pageLink(content, link.page, locale)
    return (
      <a className={className} href={href} hrefLang={hreflang}>
        {`${link.label}${suffix}`}
      </a>
    )
  }
  if ('phone' in link) return <PhoneLink phone={link.phone} className={className} />
  return (
    <a className={className} href={`mailto:${link.email}`}>
      {link.label}
    </a>
  )
}

/** Names and what they stand for, a row each. */
function FactsView({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, lines }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {lines.map((line) =>
              typeof line === 'string' ? (
                <span key={line}>
                  <RichText text={line} />
                </span>
              ) : (
                <span key={line.label}>
                  <LinkView link={line} />
                </span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type TableProps = {
  caption: string
  columns: readonly string[]
  /** The cell that names the row, with what belongs to the name, then the other cells. */
  rows: readonly { name: string; detail?: string; cells: readonly string[] }[]
}

/** A table whose rows turn into cards on narrow windows; each cell then carries the name of its column. */
function TableView({ caption, columns, rows }: TableProps) {
  return (
    <div className="table table--cards">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, detail, cells }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {detail !== undefined && (
                  <span>
                    <RichText text={detail} />
                  </span>
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
