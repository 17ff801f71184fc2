import { z } from 'zod'
import { pageKey } from '../../contract/content/parts.ts'
import { defaultLocale, frenchNames, type Locale } from '../../contract/locales.ts'
import { nameOfPage } from '../../contract/offers.ts'
import { type PageKey, pageKeys, pageRoutes } from '../../contract/routes.ts'
import type { Complaint } from './complaint.ts'
import { bare, below } from './schema-at.ts'
import type { Path, YamlFile } from './yaml-file.ts'

/** Where a value chooses a page (`pageKey`), and which; what stands there against its schema is passed over. */
function listChosen(schema: unknown, value: unknown, path: Path = []): { page: PageKey; path: Path }[] {
  const whole = bare(schema)
  if (whole === pageKey) return pageKeys.filter((page) => page === value).map((page) => ({ page, path }))
  if (typeof value !== 'object' || value === null) return []
  if (whole instanceof z.ZodUnion) {
    const kind = whole.options.find((option) => option instanceof z.ZodType && option.safeParse(value).success)
    return kind ? listChosen(kind, value, path) : []
  }
  return Object.entries(value).flatMap(([key, item]) =>
    listChosen(below(whole, key), item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Checks that every page that a text in a language chooses can be linked from it: it exists in that language or in French. */
export function checkChosenPages(yaml: YamlFile, value: unknown, schema: z.ZodType, locale: Locale): Complaint[] {
  return listChosen(schema, value).flatMap(({ page, path }): Complaint[] => {
    const { paths } = pageRoutes[page]
    if ((paths[locale] ?? paths[defaultLocale]) !== undefined) return []
    const where = locale === defaultLocale ? 'pas en français' : `ni en ${frenchNames[locale]} ni en français`
    return [
      {
        ...yaml.at(path),
        problem: `la page « ${nameOfPage(page)} » n’existe ${where}`,
        remedy: 'Choisissez une autre page',
      },
    ]
  })
}
