import { join } from 'node:path'
import type { Content } from '../../contract/content/content.ts'
import { type DatabaseLocation, openIfThere } from '../../server/db/database.ts'
import { type ContentFiles, readContentFolder } from '../../server/publishing/content/content-files.ts'
import { loadContent } from '../../server/publishing/content/load-content.ts'
import { layOver, listOwnChanges, type OwnChange } from '../../server/publishing/revisions/own-changes.ts'
import { bad, type Finding, isReserved, look, ok } from './finding.ts'

/** Every text of a tree, under its path: `booking.hero`. */
function toTexts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => toTexts(inner, path ? `${path}.${key}` : key))
}

const hostOf = (text: string): string => (URL.canParse(text) ? new URL(text).hostname : (text.split('@', 2)[1] ?? ''))

/** The owner's facts that nobody has replaced yet. */
function checkFacts({ placeholders, settings }: Content): Finding[] {
  const listed = new Set<string>(placeholders)
  const texts = toTexts(settings, '')
  const named = placeholders.map((key) => {
    const [, text = ''] = texts.find(([path]) => path === key || path.startsWith(`${key}.`)) ?? []
    return bad(
      `content/settings.yaml: ${key} is a placeholder (${text})`,
      `Write the real ${key}, then take it off the list of placeholders at the end of the file.`,
    )
  })
  const unlisted = texts
    .filter(([path, text]) => !listed.has(path.split('.', 1)[0] ?? '') && isReserved(hostOf(text)))
    .map(([path, text]) =>
      bad(`content/settings.yaml: ${path} stands on a reserved name (${text})`, 'Write the real one.'),
    )
  const all = [...named, ...unlisted]
  return all.length > 0 ? all : [ok('content/settings.yaml holds no placeholder')]
}

/** What visitors might want to know of the owner and are not told. */
function checkOwner({ owner }: Content): Finding[] {
  const missing = (['portrait', 'biography', 'profile', 'phone'] as const).filter((key) => owner[key] === undefined)
  if (missing.length === 0) return [ok('content/settings.yaml says all of the owner that pages can show')]
  return [
    look(
      `content/settings.yaml: owner has no ${missing.join(', no ')}`,
      'Add what visitors may know of you: docs/how-to/fr/changer-un-texte.md says how. Pages are whole without.',
    ),
  ]
}

const sampleValue = /^\s*(?:- )?sample:\s*true\s*(?:#.*)?$/

const indentOf = (line: string): number => line.search(/\S/)

/** A line as the report names it: its number, with the name of the group that it closes if that has one. */
function toPlace(lines: string[], index: number): string {
  const inside = indentOf(lines[index] ?? '')
  const above = lines.slice(0, index).findLast((line) => line.trim() !== '' && indentOf(line) < inside)
  const [, name] = /^\s*(\w+):$/.exec(above ?? '') ?? []
  return name === undefined ? `${index + 1}` : `${index + 1} (${name})`
}

/** Texts and figures that the owner still has to confirm. */
function checkSamples(files: ContentFiles): Finding[] {
  const texts = [...files].filter(([path]) => /\.(?:md|yaml)$/.test(path)).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const found = texts.flatMap(([path, { bytes }]) => {
    const lines = bytes.toString('utf8').split('\n')
    const places = lines.flatMap((line, index) => (sampleValue.test(line) ? [toPlace(lines, index)] : []))
    return places.length === 0
      ? []
      : [
          bad(
            `content/${path}: sample: true on line ${places.join(', ')}`,
            'Confirm or replace what stands there, then remove the mark.',
          ),
        ]
  })
  return found.length > 0 ? found : [ok('no text or figure waits to be confirmed')]
}

/** What the owner has published from a browser; a database that cannot be read is told of with the data. */
async function listPublished(release: ContentFiles, location: DatabaseLocation): Promise<OwnChange[]> {
  let db: Awaited<ReturnType<typeof openIfThere>>
  try {
    db = await openIfThere(location)
    return db ? await listOwnChanges(db, release, Date.now()) : []
  } catch {
    return []
  } finally {
    await db?.destroy()
  }
}

/** Texts that are published otherwise than the files say them. */
function checkOwnChanges(changes: readonly OwnChange[]): Finding[] {
  const diverged = changes.filter(({ isDiverged }) => isDiverged)
  return [
    ...(changes.length > 0 ? [ok(`published from a browser, over the files: ${changes.length}`)] : []),
    ...diverged.map(({ path }) =>
      look(
        `content/${path}: this file has changed since the owner changed it, and the owner’s text is published`,
        'Choose one of the two at /admin (Contenus).',
      ),
    ),
  ]
}

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
  const loaded = await loadContent(files)
  const samples = [...checkSamples(files), ...checkOwnChanges(changes)]
  if ('content' in loaded) {
    const { content } = loaded
    return { findings: [...checkFacts(content), ...checkOwner(content), ...samples], content }
  }
  const faults = loaded.complaints.map(({ file, line, problem, remedy }) =>
    bad(`content/${file}${line === undefined ? '' : `, line ${line}`}: ${problem}`, `${remedy}.`),
  )
  return { findings: [...faults, ...samples] }
}
