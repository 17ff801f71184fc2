import { z } from 'zod'
import { articleOffers } from '../../content/blog/offers.ts'
import { categorySlugs } from '../../contract/blog-routes.ts'
import { toPlainText } from '../ui/RichText.tsx'
import { coverField } from './cover-field.ts'
import { toFrenchTypography } from './french-typography.ts'
import type { HeadValue } from './front-matter.ts'
import { headLimits } from './head-limits.ts'

const missing = 'manque ; ajoutez-le'
const lengthOf = (text: string) => toPlainText(text).length

function aText(most: number, example: string, least = 1) {
  return z
    .string({
      error: ({ input }) => (input === undefined ? `${missing}, par exemple ${example}.` : 'attend un texte.'),
    })
    .check((context) => {
      const length = lengthOf(context.value)
      const say = (message: string) => context.issues.push({ code: 'custom', message, input: context.value })
      if (length === 0) say(`est vide ; écrivez par exemple ${example}.`)
      else if (length > most) say(`compte ${length} caractères ; gardez-en ${most} au plus.`)
      else if (length < least) say(`compte ${length} caractères ; écrivez-en ${least} au moins.`)
    })
    .transform(toFrenchTypography)
}

function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  const choice = values.join(', ')
  return z.enum(values, {
    error: ({ input }) =>
      input === undefined ? `${missing} ; au choix : ${choice}.` : `vaut « ${input} » ; au choix : ${choice}.`,
  })
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true

const aDay = z
  .string({ error: `${missing} sous la forme 2026-11-21.` })
  .refine(isDay, { error: ({ input }) => `vaut « ${input} » ; écrivez une date sous la forme 2026-11-21.` })

function aList(most: number, example: string, least = 1) {
  const message = `attend ${least === most ? most : `${least} à ${most}`} entrées entre crochets, par exemple ${example}.`
  return z
    .array(z.string().min(1), {
      error: ({ input }) => (input === undefined ? `${missing}, par exemple ${example}.` : message),
    })
    .min(least, { error: message })
    .max(most, { error: message })
}

/** The head of an article. What it complains about stands after « le champ "…" ». */
export const articleHeadSchema = z
  .strictObject({
    title: aText(headLimits.title, '"Impressum allemand : ce qu\'il doit dire"'),
    headline: aText(120, '"Ai-je besoin d\'un Impressum ?"').optional(),
    description: aText(headLimits.description[1], '"La réponse en une phrase."', headLimits.description[0]),
    keywords: aList(headLimits.keywords, '[impressum allemagne, mentions légales allemandes]'),
    category: oneOf(categorySlugs),
    cover: coverField.optional(),
    publishedOn: aDay,
    revisedOn: aDay.optional(),
    excerpt: aText(headLimits.excerpt, '"Une ou deux phrases pour la carte."'),
    offer: oneOf(articleOffers),
    related: aList(headLimits.related[1], '[labels-de-confiance, sie-ou-du]', headLimits.related[0]),
    draft: z
      .enum(['true', 'false'], { error: ({ input }) => `vaut « ${input} » ; écrivez true, ou retirez la ligne.` })
      .optional()
      .transform((value) => value === 'true'),
  })
  .refine(({ publishedOn, revisedOn }) => revisedOn === undefined || revisedOn >= publishedOn, {
    path: ['revisedOn'],
    error: 'est antérieur à la parution ; corrigez l’une des deux dates.',
  })

export type ArticleHead = z.infer<typeof articleHeadSchema>

const known = Object.keys(articleHeadSchema.shape)

/** The known field that a wrong name most resembles: same first letters, or the same letters in another order. */
function nearestField(name: string): string | undefined {
  const letters = (text: string) => [...text.toLowerCase()].sort().join('')
  return known.find((field) => letters(field) === letters(name) || field.slice(0, 3) === name.toLowerCase().slice(0, 3))
}

/**
 * Checks the head of an article.
 * @param complain gets a sentence without the file's name for each fault
 */
export function checkArticleHead(
  fields: Record<string, HeadValue>,
  complain: (sentence: string) => void,
): ArticleHead | undefined {
  const result = articleHeadSchema.safeParse(fields)
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const name of issue.keys) {
        const meant = nearestField(name)
        complain(`le champ "${name}" est inconnu ; ${meant ? `écrivez "${meant}"` : 'retirez-le'}.`)
      }
    } else complain(`le champ "${String(issue.path[0])}" ${issue.message}`)
  }
  return undefined
}
