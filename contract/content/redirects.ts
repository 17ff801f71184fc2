import { z } from 'zod'
import { group, list, optional } from './fields.ts'
import type { Fault } from './identifiers.ts'

/** The path of a page: no other site, no slash at the end, nothing behind `?` or `#`. */
const pagePath = (description: string) =>
  z
    .string()
    .refine((value) => /^(?:\/[\w.~-]+)+$/.test(value), {
      params: {
        problem: 'ce n’est pas le chemin d’une page du site',
        remedy: 'Écrivez-le depuis la première barre et sans barre à la fin, par exemple /blog/mon-article',
      } satisfies Fault,
    })
    .meta({ description })

/** Addresses at which pages stood before: `content/redirects.yaml`. */
export const redirectsSchema = list(
  'Anciennes adresses',
  group('Une ancienne adresse', {
    from: pagePath('L’ancienne adresse, par exemple /blog/mon-article'),
    to: optional(pagePath('Où elle mène ; sans cette ligne, elle répond que la page n’existe plus')),
  }),
  0,
)

export type Redirects = z.infer<typeof redirectsSchema>
