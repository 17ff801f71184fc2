import type { z } from 'zod'
import { day, exactly, group, keyed, list, nonEmpty, optional, refuse, rich, text, url } from './fields.ts'
import { closing, labelPair, pageHead, pageHero, point, sectionHead } from './parts.ts'

const verdicts = exactly(
  3,
  'Trois verdicts',
  group('Un verdict', { title: 'Ce qui est jugé', verdict: 'Oui, non, en partie', text: rich('Pourquoi') }),
)

const first = group('Par quoi commencer', { title: 'Titre', list: exactly(3, 'Trois tâches', rich('Une tâche')) })

/** The languages in which the summary can be read besides French. */
export const summaryLocales = ['en', 'de'] as const

const sourceKey = text('Nom court d’une source de la liste')

const row = group('Une ligne', {
  cells: nonEmpty('Cellules, dans l’ordre des colonnes ; la première nomme la ligne', rich('Une cellule')),
  sources: optional(list('Sources de la ligne', sourceKey)),
})

const tableSection = (description: string) =>
  group(description, {
    ...sectionHead,
    columns: nonEmpty('Titres des colonnes', text('Un titre')),
    rows: list('Lignes', row),
    note: optional(rich('Ce qu’il faut en retenir, sous le tableau')),
  })
    .superRefine(({ columns, rows }, context) => {
      rows.forEach(({ cells }, index) => {
        if (cells.length !== columns.length)
          refuse(context, {
            problem: `la ligne ${index + 1} a ${cells.length} cellules pour ${columns.length} colonnes`,
            remedy: 'Écrivez une cellule par colonne',
          })
      })
    })
    .meta({ description })

const source = group('Une source', {
  key: text('Nom court, cité par les lignes'),
  name: rich('Auteur, titre, année'),
  address: url('Où la lire'),
  checkedOn: day('Jour de la dernière vérification'),
})

/** What a table row cites must be in the list of sources. */
type Cited = { sources?: readonly string[] | undefined }

function refuseUnknownSources(
  words: { sources: { list: readonly { key: string }[] } } & Record<SampleTableKey, { rows: readonly Cited[] }>,
  context: z.RefinementCtx,
): void {
  const known = new Set(words.sources.list.map(({ key }) => key))
  const cited = sampleTableKeys.flatMap((key) => words[key].rows.flatMap(({ sources = [] }) => sources))
  for (const key of cited)
    if (!known.has(key))
      refuse(context, {
        problem: `la source « ${key} » n’est pas dans la liste`,
        remedy: 'Vérifiez son nom court sous « sources »',
      })
}

/** The parts of the report that are tables, in their order. */
export const sampleTableKeys = ['keywords', 'competitors', 'trust', 'errors', 'plan'] as const
export type SampleTableKey = (typeof sampleTableKeys)[number]

/** The sample audit, of a shop that does not exist: a page to read or print. It exists in French only. */
export const sampleAuditPageSchema = group('Une page', {
  head: pageHead,
  hero: group('Haut de la page', {
    ...pageHero,
    notice: rich('Dit que la boutique est inventée'),
  }),
  shop: group('La boutique', { label: labelPair, title: 'Titre', facts: list('Ce qu’on en sait', point) }),
  summary: group('La synthèse', {
    ...sectionHead,
    verdicts,
    first,
  }),
  abroad: keyed(
    'La synthèse dans les deux autres langues',
    summaryLocales,
    group('Une langue', {
      link: 'Lien vers elle, en haut de la page',
      title: 'Titre',
      lead: rich('Dit que la boutique est inventée et quelle question elle a posée'),
      verdicts,
      first,
    }),
  ),
  keywords: tableSection('Les mots-clés'),
  competitors: tableSection('Les concurrents'),
  trust: tableSection('Les points de confiance'),
  errors: tableSection('Les erreurs critiques'),
  plan: tableSection('Le plan'),
  notes: list('Après le plan', point),
  sources: group('Les sources', {
    ...sectionHead,
    number: text('Numéro de source, pour les lecteurs d’écran', { places: ['{source}'] }),
    checked: text('Avant le jour de la vérification', { places: ['{date}'] }),
    list: list('Sources, dans l’ordre de leur numéro', source),
  }),
  closing,
}).superRefine(refuseUnknownSources)

export type SampleAuditWords = z.infer<typeof sampleAuditPageSchema>
export type SampleTable = SampleAuditWords[SampleTableKey]
