import type { LegalSourceBlock } from '../../../contract/content/legal.ts'
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
export type LegalFact = { name: string; lines: readonly (string | LegalLink)[] }

/** One row: the cell that names it, with what belongs to the name, then the other cells. */
type LegalRow = { name: string; detail?: string; cells: readonly string[] }

type LegalTable = { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly LegalRow[] }

/** A part of a section as it is drawn; plain text is a paragraph. */
export type LegalBlock =
  | string
  | Extract<LegalSourceBlock, { kind: 'list' | 'links' }>
  | { kind: 'facts'; facts: readonly LegalFact[] }
  | LegalTable

/** `id` is the section's anchor, in the language of the page. */
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] }

type BlockProps = {
  block: LegalBlock
  /** Number of the paragraph, where paragraphs are cited by number. */
  number?: string | undefined
}

/** One part of a legal section: paragraph, list, rows of facts, table or links. */
export function LegalBlockView({ block, number }: BlockProps) {
  if (typeof block === 'string') {
    return (
      <p className={number === undefined ? undefined : 'legal-page-paragraph'}>
        {number !== undefined && <b>{number}</b>} <RichText text={block} />
      </p>
    )
  }
  switch (block.kind) {
    case 'list':
      return <HyphenList items={block.items} />
    case 'facts':
      return <FactsView facts={block.facts} />
    case 'links':
      return (
        <p className="legal-page-links row">
          {block.links.map((link) => (
            <LinkView key={link.label} link={link} className="more" />
          ))}
        </p>
      )
    case 'table':
      return <TableView table={block} />
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

type FactsProps = Pick<Extract<LegalBlock, { kind: 'facts' }>, 'facts'>

/** Names and what they stand for, a row each. */
function FactsView({ facts }: FactsProps) {
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

/** A table whose rows turn into cards on narrow windows; each cell then carries the name of its column. */
function TableView({ table: { caption, columns, rows } }: { table: LegalTable }) {
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
