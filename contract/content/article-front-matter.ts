import { z } from 'zod'
import { contentLimits } from '../api/admin-contents.ts'
import { blogPlaceOf, categoryTitles } from '../blog-routes.ts'
import { articleOffers } from '../offers.ts'
import { toPlainText } from '../text.ts'
import { coverTitles } from './covers.ts'
import { choice, day, group, optional, refuse, summaryLength, text } from './fields.ts'
import type { Fault } from './identifiers.ts'

/** A text of limited length, in characters as a reader counts them: marks are left out. The least is only wished for. */
const limited = (description: string, lengths: readonly [least: number, most: number]) =>
  text(description)
    .superRefine((value, context) => {
      const { length } = toPlainText(value)
      const [, most] = lengths
      if (length > most)
        refuse(context, { problem: `le texte compte ${length} caractères`, remedy: `Gardez-en ${most} au plus` })
    })
    .meta({ description, isRich: true, shownLength: lengths })

/** Several names, none of them twice. */
export const names = (description: string, one: string, [least, most]: readonly [number, number]) =>
  z
    .array(text(one))
    .min(least)
    .max(most)
    .refine((values) => new Set(values).size === values.length, {
      params: { problem: 'une entrée y est deux fois', remedy: 'Gardez-en une' } satisfies Fault,
    })
    .meta({ description })

/** The address of an article. The product writes it: no form shows it. */
const articleAddress = (description: string) =>
  text(description)
    .refine((value) => blogPlaceOf(value)?.kind === 'article', {
      params: {
        problem: 'ce n’est pas l’adresse d’un article',
        remedy: 'Écrivez-la depuis la première barre, par exemple /blog/mon-article',
      } satisfies Fault,
    })
    .meta({ description, isFilled: true })

/** A category of the blog. */
export const category = (description: string) => choice(description, categoryTitles)

/** The front matter of an article, each value a text or a list of texts. */
export const articleFrontMatterSchema = group('En-tête d’un article', {
  title: limited('Titre de la page, des cartes et des résultats de recherche', [1, contentLimits.title]),
  description: limited('Texte des résultats de recherche', summaryLength),
  keywords: names('Ce que l’on taperait dans un moteur de recherche', 'une expression', [1, 10]),
  category: category('Catégorie du blog'),
  cover: optional(choice('Dessin de la couverture', coverTitles)),
  publishedOn: day('Date de parution'),
  revisedOn: optional(day('Date de la dernière révision')),
  excerpt: limited('Texte de la carte', [1, 200]),
  offer: choice('L’offre qui répond à la question', articleOffers),
  // Without them the site takes the nearest.
  related: names('Articles à lire ensuite : la dernière partie de leur adresse', 'un article', [0, 3]),
  translationOf: optional(articleAddress('Adresse du premier article qui dit la même chose, dans une autre langue')),
}).refine(({ publishedOn, revisedOn }) => revisedOn === undefined || revisedOn >= publishedOn, {
  path: ['revisedOn'],
  params: {
    problem: 'cette date est antérieure à la parution',
    remedy: 'Corrigez l’une des deux dates',
  } satisfies Fault,
})

export type ArticleFrontMatter = z.infer<typeof articleFrontMatterSchema>
