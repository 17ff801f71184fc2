import { z } from 'zod'
import { categorySlugs } from '../blog-routes.ts'
import { type CoverWish, coverGrounds, coverMotifNames } from './covers.ts'
import { toFrenchTypography } from './french-typography.ts'
import { frontMatterLimits } from './front-matter-limits.ts'
import { toPlainText } from './plain-text.ts'

/** What an article leads to: the card at the end of its text, and the banner that closes the page. */
export const articleOffers = ['audit', 'backlinks', 'vip', 'checklist'] as const
export type ArticleOffer = (typeof articleOffers)[number]

const missing = 'manque ; ajoutez-le'

function aText(most: number, example: string, least = 1) {
  return z
    .string({
      error: ({ input }) =>
        input === undefined ? `${missing}, par exemple ${example}` : `attend un texte ; écrivez par exemple ${example}`,
    })
    .check((context) => {
      const { length } = toPlainText(context.value)
      const say = (message: string) => context.issues.push({ code: 'custom', message, input: context.value })
      if (length === 0) say(`est vide ; écrivez par exemple ${example}`)
      else if (length > most) say(`compte ${length} caractères ; gardez-en ${most} au plus`)
      else if (length < least) say(`compte ${length} caractères ; écrivez-en ${least} au moins`)
    })
    .transform(toFrenchTypography)
}

function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  const choice = `au choix : ${values.join(', ')}`
  return z.enum(values, {
    error: ({ input }) => (input === undefined ? `${missing}, ${choice}` : `vaut « ${input} » ; ${choice}`),
  })
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true

const aDay = z
  .string({ error: `${missing} sous la forme 2026-11-21` })
  .refine(isDay, { error: ({ input }) => `vaut « ${input} » ; écrivez une date sous la forme 2026-11-21` })

function aList([least, most]: readonly [number, number], example: string) {
  const message = `attend ${least} à ${most} entrées ; écrivez-les entre crochets, par exemple ${example}`
  return z
    .array(z.string().min(1), {
      error: ({ input }) => (input === undefined ? `${missing}, par exemple ${example}` : message),
    })
    .min(least, { error: message })
    .max(most, { error: message })
    .refine((values) => new Set(values).size === values.length, {
      error: 'nomme deux fois la même entrée ; gardez-en une',
    })
}

/** A motif (`pont`), or a motif and a ground (`[pont, encre]`). */
const aCover = z.union([z.string(), z.array(z.string())]).transform((value, context): CoverWish => {
  const [name, colour, ...rest] = typeof value === 'string' ? [value] : value
  const motif = coverMotifNames.find((one) => one === name)
  const ground = coverGrounds.find((one) => one === colour)
  const refuse = (message: string) => {
    context.issues.push({ code: 'custom', message, input: value })
    return z.NEVER
  }
  if (motif === undefined) {
    const named = name ? `vaut « ${name} »` : 'est vide'
    return refuse(`${named} ; retirez-le, ou choisissez un dessin : ${coverMotifNames.join(', ')}`)
  }
  if (rest.length > 0 || ground !== colour)
    return refuse(`attend un dessin, puis un fond si vous voulez ; au choix : ${coverGrounds.join(', ')}`)
  return { motif, ground }
})

/**
 * The front matter of an article, each value a text or a list of texts. A message completes « le champ "…" »: what is
 * wrong, a semicolon, what to do.
 */
export const articleFrontMatterSchema = z
  .strictObject({
    title: aText(frontMatterLimits.title, '"Impressum allemand : ce qu\'il doit dire"').describe(
      'Titre de l’onglet et des résultats de recherche',
    ),
    headline: aText(120, '"Ai-je besoin d\'un Impressum ?"').optional().describe('Grand titre de la page'),
    description: aText(
      frontMatterLimits.description[1],
      '"La réponse en une phrase."',
      frontMatterLimits.description[0],
    ).describe('Texte des résultats de recherche'),
    keywords: aList(frontMatterLimits.keywords, '[impressum allemagne, mentions légales allemandes]').describe(
      'Ce que l’on taperait dans un moteur de recherche',
    ),
    category: oneOf(categorySlugs).describe('Catégorie du blog'),
    cover: aCover.optional().describe('Dessin de la couverture, et son fond'),
    publishedOn: aDay.describe('Date de parution'),
    revisedOn: aDay.optional().describe('Date de la dernière révision'),
    excerpt: aText(frontMatterLimits.excerpt, '"Une ou deux phrases pour la carte."').describe('Texte de la carte'),
    offer: oneOf(articleOffers).describe('L’offre qui répond à la question'),
    related: aList(frontMatterLimits.related, '[labels-de-confiance, sie-ou-du]').describe(
      'Dossiers des articles à lire ensuite',
    ),
    draft: z
      .enum(['true', 'false'], { error: ({ input }) => `vaut « ${input} » ; écrivez true, ou retirez la ligne` })
      .optional()
      .transform((value) => value === 'true')
      .describe('true garde l’article hors du site'),
  })
  .refine(({ publishedOn, revisedOn }) => revisedOn === undefined || revisedOn >= publishedOn, {
    path: ['revisedOn'],
    error: 'est antérieur à la parution ; corrigez l’une des deux dates',
  })

export type ArticleFrontMatter = z.infer<typeof articleFrontMatterSchema>
