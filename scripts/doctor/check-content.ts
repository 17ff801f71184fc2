import { join } from 'node:path'
import type { Content } from '../../contract/content/content.ts'
import { type ContentFiles, readContentFolder } from '../../server/content/content-files.ts'
import { type CitedSource, listSources } from '../../server/content/list-sources.ts'
import { loadContent } from '../../server/content/load-content.ts'
import { layOver, listInForce, type OwnChange, readOwnChanges } from '../../server/content/overlay.ts'
import { type DatabaseLocation, openIfThere } from '../../server/db/database.ts'
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

/** What the owner has published from a browser; a database that cannot be read is told of with the data. */
async function listPublished(release: ContentFiles, location: DatabaseLocation): Promise<OwnChange[]> {
  let db: Awaited<ReturnType<typeof openIfThere>>
  try {
    db = await openIfThere(location)
    return db ? await readOwnChanges(db, release, await listInForce(db, Date.now())) : []
  } catch {
    return []
  } finally {
    await db?.destroy()
  }
}

/** Texts that are published otherwise than the files say them. */
const checkOwnChanges = ({ length }: readonly OwnChange[]): Finding[] =>
  length > 0 ? [ok(`published from a browser, over the files: ${length}`)] : []

/**
 * What the owner has to write before the site may go online, and the content as it is published, if it has no fault.
 * @param root folder of the checkout
 * @param location where the owner's revisions are
 */
export async function checkContent(
  root: string,
  location: DatabaseLocation,
): Promise<{ findings: Finding[]; content?: Content }> {
  const release = await readContentFolder(join(root, 'content'))
  const changes = await listPublished(release, location)
  const files = layOver(release, changes)
  const { complaints, content } = await loadContent(files)
  const own = checkOwnChanges(changes)
  if (complaints.length === 0 && content) return { findings: [...checkToReplace(content), ...own], content }
  const faults = complaints.map(({ file, line, problem, remedy }) =>
    bad(`content/${file}${line === undefined ? '' : `, line ${line}`}: ${problem}`, `${remedy}.`),
  )
  return { findings: [...faults, ...own] }
}

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
