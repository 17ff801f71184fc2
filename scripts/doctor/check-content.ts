import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Content } from '../../contract/content/content.ts'
import { type CitedSource, listSources } from '../../server/content/list-sources.ts'
import { loadContent } from '../../server/content/load-content.ts'
import { readContentFiles } from '../../server/content/overlay.ts'
import type { Tables } from '../../server/db/tables.ts'
import { bad, type Finding, look, ok } from './finding.ts'

/** What the owner still has to fill in or to confirm. */
function checkToReplace({ toReplace }: Content): Finding[] {
  const open = toReplace.filter(({ isDone }) => !isDone)
  const found = open.map(({ file, line, label, text, isOptional }) => {
    const what = `content/${file}, line ${line}: ${label}${text === undefined ? '' : ` (${text})`}`
    return isOptional
      ? look(what, 'Pages are whole without; add it if visitors may know it.')
      : bad(what, 'Write the real one, or confirm it by removing sample: true. /admin/lancement leads to each.')
  })
  return found.length > 0 ? found : [ok('content holds no placeholder and no sample')]
}

/**
 * What the owner has to write before the site may go online, and the content as it is published, if it has no fault.
 * @param root folder of the checkout
 * @param db where the owner's revisions are; without it the files are looked at
 */
export async function checkContent(
  root: string,
  db: Kysely<Tables> | undefined,
): Promise<{ findings: Finding[]; content?: Content }> {
  const files = await readContentFiles({ folder: join(root, 'content'), db, now: Date.now() })
  const { complaints, content } = await loadContent(files)
  if (complaints.length === 0 && content) return { findings: checkToReplace(content), content }
  const findings = complaints.map(({ file, line, problem, remedy }) =>
    bad(`content/${file}${line === undefined ? '' : `, line ${line}`}: ${problem}`, `${remedy}.`),
  )
  return { findings }
}

/** The same day a year before; 29 February needs no care, days are only compared. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

const placeOf = ({ line, name, checkedOn = 'no day' }: CitedSource) =>
  `${line === undefined ? name : `line ${line}`} (${checkedOn})`

/**
 * Sources that were not looked at for more than a year, counted from the day of the content, or at an unknown time; a line
 * per file that has such.
 */
export function checkSources(content: Content): Finding[] {
  const limit = yearBefore(content.today)
  const old = listSources(content).filter(({ checkedOn = '' }) => checkedOn < limit)
  const findings = [...Map.groupBy(old, ({ file }) => file)].map(([file, those]) =>
    look(
      `content/${file}: not checked within a year: ${those.map(placeOf).join(', ')}`,
      'Open the source: if it still says what the text says, write today’s day (“vérifié le 2026-11-21”); if not, change the text.',
    ),
  )
  return findings.length > 0 ? findings : [ok('every source was checked within a year')]
}
