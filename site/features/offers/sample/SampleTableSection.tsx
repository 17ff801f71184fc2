import { toPlainText } from '../../../../contract/content/plain-text.ts'
import type { SampleAuditWords, SampleTable, SampleTableKey } from '../../../../contract/content/sample-audit.ts'
import { fillText } from '../../../../contract/fill-text.ts'
import { Section } from '../../../shared/sections/Section.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'

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
export function SampleTableSection({ id, words, sources, sourceLabel }: SampleTableSectionProps) {
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
        <p className="sample-note">
          <RichText text={words.note} />
        </p>
      )}
    </Section>
  )
}
