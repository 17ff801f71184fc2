import type { Content } from '../../contract/content/content.ts'
import { type CitedSource, listSources } from '../../server/content/list-sources.ts'
import { type Finding, look, ok } from './finding.ts'

/** The same day a year before; 29 February needs no care, days are only compared. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

const placeOf = ({ line, name, checkedOn }: CitedSource) =>
  `${line === undefined ? name : `line ${line}`}${checkedOn === undefined ? '' : ` (${checkedOn})`}`

/** A line per file that has such sources. */
function tellByFile(sources: readonly CitedSource[], what: string, remedy: string): Finding[] {
  return [...Map.groupBy(sources, ({ file }) => file)].map(([file, those]) =>
    look(`content/${file}: ${what}: ${those.map(placeOf).join(', ')}`, remedy),
  )
}

/** Sources that were not looked at for more than a year, counted from the day of the content, or at an unknown time. */
export function checkSources(content: Content): Finding[] {
  const sources = listSources(content)
  const limit = yearBefore(content.today)
  const old = sources.filter(({ checkedOn }) => checkedOn !== undefined && checkedOn < limit)
  const undated = sources.filter(({ checkedOn }) => checkedOn === undefined)
  const findings = [
    ...tellByFile(
      old,
      'last checked more than a year ago',
      'Open the source: if it still says what the text says, write today’s day; if not, change the text.',
    ),
    ...tellByFile(
      undated,
      'no day of a check',
      'Open the source, then write the day into its line: “vérifié le 2026-11-21”.',
    ),
  ]
  return findings.length > 0 ? findings : [ok('every source was checked within a year')]
}
