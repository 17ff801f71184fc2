import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeholders, settings } from '../../content/settings.ts'
import { bad, type Finding, isReserved, ok } from './finding.ts'

/** Every text of a tree, under its path: `booking.hero`. */
function toTexts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => toTexts(inner, path ? `${path}.${key}` : key))
}

const hostOf = (text: string): string => (URL.canParse(text) ? new URL(text).hostname : (text.split('@', 2)[1] ?? ''))

/** The owner's facts that nobody has replaced yet. */
function checkFacts(): Finding[] {
  const listed = new Set<string>(placeholders)
  const texts = toTexts(settings, '')
  const named = placeholders.map((key) => {
    const [, text = ''] = texts.find(([path]) => path === key || path.startsWith(`${key}.`)) ?? []
    return bad(
      `content/settings.ts: ${key} is a placeholder (${text})`,
      `Write the real ${key}, then take it off the list of placeholders at the end of the file.`,
    )
  })
  const unlisted = texts
    .filter(([path, text]) => !listed.has(path.split('.', 1)[0] ?? '') && isReserved(hostOf(text)))
    .map(([path, text]) =>
      bad(`content/settings.ts: ${path} stands on a reserved name (${text})`, 'Write the real one.'),
    )
  const all = [...named, ...unlisted]
  return all.length > 0 ? all : [ok('content/settings.ts holds no placeholder')]
}

/** A value, not a type: shapes end their lines without a comma. */
const sampleValue = /\bsample: true(?=\s*[,})])|^sample: true$/gm

/** Texts and figures that the owner still has to confirm. */
function checkSamples(root: string): Finding[] {
  const files = globSync('content/**/*.{ts,md}', { cwd: root }).filter(
    (file) => !/(^|\/)shape\.ts$|\.test\.ts$/.test(file),
  )
  const found = files.sort().flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    const places = lines.flatMap((line, index) =>
      /^\s*(\*|\/\/|\/\*)/.test(line) || !line.match(sampleValue) ? [] : [index + 1],
    )
    return places.length === 0
      ? []
      : [
          bad(
            `${file}: sample: true on line ${places.join(', ')}`,
            'Confirm or replace what stands there, then remove the mark.',
          ),
        ]
  })
  return found.length > 0 ? found : [ok('no text or figure waits to be confirmed')]
}

/** What the owner has to write before the site may go online. `root` is the folder of the checkout. */
export const checkContent = (root: string): Finding[] => [...checkFacts(), ...checkSamples(root)]
