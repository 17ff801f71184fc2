import { z } from 'zod'
import type { SampleSettling } from '../../contract/api/admin-contents.ts'
import { openYaml, writeYaml, type YamlPath } from '../../contract/content/normal-yaml.ts'
import type { Locale } from '../../contract/locales.ts'
import { listTestimonials } from '../content/check-testimonials.ts'
import { schemaOfFile } from '../content/content-paths.ts'
import { listToReplace } from '../content/list-to-replace.ts'
import { bare, mayBeAbsent, schemaAt } from '../content/schema-at.ts'
import type { Readings } from '../site/readings.ts'
import { lookAtAll } from './describe-entries.ts'

type Settling = Pick<SampleSettling, 'kind'> & {
  /** A part of the file in which nothing changes. */
  kept?: 'words' | undefined
}

/**
 * Takes the samples of a file out, or their marks away. Of a sample that has to stay, what may be left out goes: the words
 * on how reviews are gathered, the entries of the wall. A text that cannot be read stays as it is.
 */
export function settleSamples(text: string, schema: z.ZodType, { kind, kept }: Settling): string {
  const { document, fault } = openYaml(text, 'core')
  if (fault) return text
  const points = listToReplace({ file: '', value: document.toJS(), lineOf: () => 1 }, schema)
  const samples = points.filter(({ isSample, isDone, path }) => isSample && !isDone && path[0] !== kept)
  if (samples.length === 0) return text
  // From the end, so that the places of entries before it stay.
  for (const { path } of samples.toReversed()) {
    // Of a whole file the path is that of the mark.
    const group: YamlPath = path.at(-1) === 'sample' ? path.slice(0, -1) : path
    if (kind === 'confirm') document.deleteIn([...group, 'sample'])
    else if (mayBeAbsent(schema, group)) document.deleteIn(group)
    else empty(group)
  }
  return writeYaml(document, 'core')

  function empty(group: YamlPath): void {
    const core = bare(schemaAt(schema, group))
    if (!(core instanceof z.ZodObject)) return
    for (const key of Object.keys(core.shape)) {
      const path = [...group, key]
      if (mayBeAbsent(schema, path)) document.deleteIn(path)
      else if (bare(core.shape[key]) instanceof z.ZodArray) document.setIn(path, [])
    }
  }
}

/**
 * The same in every file, or in these, as they are with all drafts. Those that have no sample are not among them. Where a
 * confirmed testimonial stays, so do the words that have to stand beside it (see `checkTestimonials`).
 */
export async function settleFiles(
  readings: Readings,
  { kind, paths }: SampleSettling,
  now: number,
): Promise<{ path: string; text: string }[]> {
  const { files } = await readings.read(await lookAtAll(readings, now), now)
  const texts = [...files].flatMap(([path, { bytes }]) => {
    const known = schemaOfFile(path)
    return known && known.group !== 'articles' ? [{ ...known, path, text: bytes.toString('utf8') }] : []
  })
  const needsWords = (locale: Locale | undefined) =>
    texts
      .filter((one) => one.locale === locale)
      .flatMap((one) => listTestimonials(openYaml(one.text, 'core').document.toJS()))
      .some(({ said }) => !said.sample)
  return texts.flatMap(({ path, text: before, schema, subject, locale }) => {
    if (paths !== undefined && !paths.includes(path)) return []
    const kept = kind === 'remove' && subject === 'testimonials' && needsWords(locale) ? 'words' : undefined
    const text = settleSamples(before, schema, { kind, kept })
    return text === before ? [] : [{ path, text }]
  })
}
