import { type Source, sourceLists, sourcesSchema } from '../../contract/content/checklist.ts'
import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { languageFolders, sourcesFile } from './content-paths.ts'
import { type ContentReader, dataOf } from './content-reader.ts'
import type { Roots } from './references.ts'

/** Reads the checklists and puts the list of sources in the place of its name. */
export function readChecklists(
  reader: ContentReader,
  locales: readonly Locale[],
  rootsOf: (locale: Locale) => Roots,
): () => Content['checklists'] {
  const lists = new Map(sourceLists.map((name) => [name, reader.read(sourcesFile(name), sourcesSchema)]))

  const readings = perKey(locales, (locale) => {
    const reading = reader.read(`checklist/${locale}.yaml`, languageFolders.checklist, rootsOf(locale), locale)
    const { data, yaml } = reading
    const sources = data && lists.get(data.sources.list)
    if (!data || !yaml || !sources?.data) return { reading, list: [], file: '' }
    const file = sourcesFile(data.sources.list)

    const list = sources.data.flatMap((source, index): Source[] => {
      const { key, address, checkedOn } = source
      const name = source[locale]
      if (name !== undefined) return [{ key, name, checkedOn, ...(address !== undefined && { address }) }]
      reader.complain({
        file,
        line: sources.yaml?.lineOf([index]) ?? 1,
        problem: `la source « ${key} » n’a pas de nom dans la langue « ${locale} »`,
        remedy: `Ajoutez-lui une ligne « ${locale}: … », ou retirez-la`,
      })
      return []
    })

    const known = new Set(sources.data.map(({ key }) => key))
    for (const [mistake, { facts }] of data.mistakes.entries())
      for (const [fact, { sources: keys }] of facts.entries())
        for (const [index, key] of keys.entries())
          if (!known.has(key))
            reader.complain({
              file: yaml.file,
              line: yaml.lineOf(['mistakes', mistake, 'facts', fact, 'sources', index]),
              problem: `la source « ${key} » n’existe pas`,
              remedy: `Vérifiez son nom dans ${file}`,
            })
    return { reading, list, file }
  })

  return () =>
    perKey(locales, (locale) => {
      const { reading, list, file } = readings[locale]
      const data = dataOf(reading)
      return { ...data, sources: { ...data.sources, list, file } }
    })
}
