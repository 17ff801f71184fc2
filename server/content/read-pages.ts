import { z } from 'zod'
import { otherPageSchemas, type Pages, routedPageSchemas } from '../../contract/content/pages.ts'
import { pageHead } from '../../contract/content/parts.ts'
import type { Locale } from '../../contract/locales.ts'
import type { PageKey, PageRoute } from '../../contract/routes.ts'
import type { HeadOfPage } from './check-heads.ts'
import { folderOf } from './content-paths.ts'
import { type ContentReader, dataOf, type Reading } from './content-reader.ts'
import type { Roots } from './references.ts'

const headed = z.object({ head: pageHead })

/** Reads every page in the languages that it is declared for. */
export function readPages(
  reader: ContentReader,
  locales: readonly Locale[],
  routes: Record<PageKey, PageRoute>,
  rootsOf: (locale: Locale) => Roots,
): { heads: HeadOfPage[]; toPages: () => Pages } {
  const read = (page: string, schema: z.ZodType, languages: readonly Locale[]) =>
    [
      page,
      languages.map((locale) => {
        const file = `pages/${folderOf(page)}/${locale}.yaml`
        return [locale, reader.read(file, schema, rootsOf(locale), locale)] as const
      }),
    ] as const

  const isIn = (page: PageKey) => (locale: Locale) => routes[page].paths[locale] !== undefined
  const readings: (readonly [string, (readonly [Locale, Reading<unknown>])[]])[] = [
    ...(Object.keys(routedPageSchemas) as (keyof typeof routedPageSchemas)[]).map((page) =>
      read(page, routedPageSchemas[page], locales.filter(isIn(page))),
    ),
    ...Object.entries(otherPageSchemas).map(([page, schema]) => read(page, schema, locales)),
  ]

  const heads = readings.flatMap(([, languages]) =>
    languages.flatMap(([, { data, yaml }]) => {
      const page = headed.safeParse(data)
      return page.success && yaml ? [{ yaml, path: ['head'], head: page.data.head }] : []
    }),
  )
  const toPages = () =>
    Object.fromEntries(
      readings.map(([page, languages]) => [
        page,
        Object.fromEntries(languages.map(([locale, reading]) => [locale, dataOf(reading)])),
      ]),
    ) as Pages
  return { heads, toPages }
}
