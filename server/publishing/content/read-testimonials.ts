import type { Content } from '../../../contract/content/content.ts'
import { testimonialsSchema, type Wordmark, wordmarksSchema } from '../../../contract/content/testimonials.ts'
import type { Locale } from '../../../contract/locales.ts'
import { perLocale } from '../../../contract/per-locale.ts'
import { type ContentReader, dataOf } from './content-reader.ts'
import type { Roots } from './references.ts'

/** Reads what clients said, and the wall of their wordmarks. */
export function readTestimonials(
  reader: ContentReader,
  locales: readonly Locale[],
  rootsOf: (locale: Locale) => Roots,
): () => Content['testimonials'] {
  const readings = perLocale(locales, (locale) =>
    reader.read(`testimonials/${locale}.yaml`, testimonialsSchema, rootsOf(locale), locale),
  )
  const wall = reader.read('wordmarks.yaml', wordmarksSchema)

  return () => {
    const wordmarks = dataOf(wall).list
    return {
      list: perLocale(locales, (locale) => dataOf(readings[locale]).list),
      words: perLocale(locales, (locale) => dataOf(readings[locale]).words),
      caseStudyLabels: perLocale(locales, (locale) => dataOf(readings[locale]).caseStudyLabels),
      wordmarks: perLocale(locales, (locale) =>
        wordmarks.map(({ face, ...names }): Wordmark => ({ name: names[locale], face })),
      ),
    }
  }
}
