import type { Content } from '../../contract/content/content.ts'
import type { Wordmark } from '../../contract/content/testimonials.ts'
import type { Locale } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { languageFolders, singleFiles } from './content-paths.ts'
import { type ContentReader, dataOf } from './content-reader.ts'
import type { Roots } from './references.ts'

/** Reads what clients said, and the wall of their wordmarks. */
export function readTestimonials(
  reader: ContentReader,
  locales: readonly Locale[],
  rootsOf: (locale: Locale) => Roots,
): () => Content['testimonials'] {
  const readings = perKey(locales, (locale) =>
    reader.read(`testimonials/${locale}.yaml`, languageFolders.testimonials, rootsOf(locale), locale),
  )
  const wall = reader.read('wordmarks.yaml', singleFiles['wordmarks.yaml'])

  return () => {
    const { list: wordmarks, sample: wallSample = false } = dataOf(wall)
    return {
      list: perKey(locales, (locale) => dataOf(readings[locale]).list),
      words: perKey(locales, (locale) => dataOf(readings[locale]).words),
      caseStudyLabels: perKey(locales, (locale) => dataOf(readings[locale]).caseStudyLabels),
      isWallSample: wallSample,
      wordmarks: perKey(locales, (locale) =>
        wordmarks.map(({ face, ...names }): Wordmark => ({ name: names[locale], face })),
      ),
    }
  }
}
