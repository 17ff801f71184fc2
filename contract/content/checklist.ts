import type { z } from 'zod'
import { choice, day, exactly, group, list, number, optional, perLocale, rich, text, url } from './fields.ts'

const key = text('Nom court de la source, cité par les faits')

/** Where facts come from: `content/checklist/sources-*.yaml`, each source named in the languages that use the list. */
export const sourcesSchema = list(
  'Sources, dans l’ordre de leur numéro',
  group('Une source', {
    key,
    address: optional(url('Où la lire ; rien pour un texte de loi seulement nommé')),
    checkedOn: day('Jour de la dernière vérification'),
    ...perLocale('', optional(rich('Auteur, sujet et année'))).shape,
  }),
)

const sourceCountries = { germany: 'Allemagne', france: 'France' }
export const sourceLists = Object.keys(sourceCountries) as (keyof typeof sourceCountries)[]

const fact = group('Un fait', {
  text: rich('Le fait, avec son année'),
  sources: list('Sources du fait', key),
})

const mistake = group('Une erreur : une page du PDF', {
  title: 'Titre, sans marque : il figure aussi sur le site',
  sign: rich('Le signe qui la trahit'),
  cost: rich('Ce qu’elle coûte'),
  here: rich('De ce côté du Rhin'),
  there: rich('De l’autre côté'),
  facts: list('Les faits', fact),
  boxes: exactly(5, 'Cinq cases à cocher', rich('Une case, qui commence par un verbe')),
  term: group('Le mot à savoir', {
    word: 'Le mot',
    language: choice('Sa langue', { de: 'Allemand', fr: 'Français', en: 'Anglais' }),
    sound: 'Sa prononciation, à la façon de cette langue',
    meaning: rich('Ce qu’il veut dire'),
  }),
})

const score = group('Une tranche', {
  from: number('Nombre de cases, à partir de'),
  to: number('Nombre de cases, jusqu’à'),
  title: 'Titre',
  text: rich('Texte'),
})

const week = group('Une semaine', {
  title: 'Titre',
  days: 'Jours',
  steps: list('Étapes', rich('Une étape')),
})

const titled = { title: 'Titre', lead: rich('Introduction') }

/** The checklist in one language, as it stands in its file: `content/checklist/fr.yaml`. */
export const checklistSchema = group('La checklist en PDF', {
  title: 'Titre du document',
  coverLines: list('Titre sur la couverture, ligne par ligne', text('Une ligne')),
  subtitle: rich('Sous-titre'),
  subject: 'Sujet du document',
  keywords: list('Mots-clés du document', text('Un mot-clé')),
  date: day('Date des faits'),
  edition: 'La même, imprimée',
  coverDrawing: 'Ce que montre le dessin de la couverture',
  closingDrawing: 'Ce que montre le dessin de la fin',
  use: group('Mode d’emploi', {
    title: 'Titre',
    steps: list('Étapes', group('Une étape', { title: 'Titre', text: rich('Texte') })),
  }),
  labels: group('Mots répétés sur chaque page', {
    footer: 'Nom court, en bas de page',
    sign: 'Le signe',
    cost: 'Le coût',
    here: 'De ce côté',
    there: 'De l’autre côté',
    facts: 'Les faits',
    boxes: 'Les cases',
    term: 'Le mot à savoir',
    box: text('Nom d’une case, pour les lecteurs d’écran', { places: ['{mistake}', '{box}'] }),
    source: text('Numéro de source, pour les lecteurs d’écran', { places: ['{source}'] }),
    link: 'Avant un lien, pour les lecteurs d’écran',
  }),
  mistakes: exactly(7, 'Les sept erreurs', mistake),
  score: group('Ce que veut dire le compte', { ...titled, ranges: list('Tranches', score), after: rich('Après') }),
  month: group('Le plan de trente jours', { ...titled, weeks: list('Semaines', week) }),
  sources: group('Page des sources', { ...titled, list: choice('La liste des sources', sourceCountries) }),
  legal: group('Mention légale', { title: 'Titre', text: rich('Texte') }),
  closing: group('Dernière page', {
    title: 'Titre',
    text: rich('Texte'),
    booking: 'Lien vers le calendrier',
    site: 'Lien vers le site',
  }),
})

type ChecklistFile = z.infer<typeof checklistSchema>

/** Where a fact comes from. Printed and numbered on the last page, in the order of the list. */
export type Source = { key: string; name: string; address?: string; checkedOn: string }
/** The checklist in one language, with its sources. */
export type Checklist = Omit<ChecklistFile, 'sources'> & {
  sources: Omit<ChecklistFile['sources'], 'list'> & {
    list: readonly Source[]
    /** Path of the list below the content folder. */
    file: string
  }
}

/** Page of the PDF that holds a mistake: one each, after the cover. Both count from 1. */
export const pageOfMistake = (mistake: number): number => mistake + 1

/**
 * The numbers under which sources are printed: their places in the list at the end of the PDF, in its order.
 * @throws if the list lacks one; publishing refuses such content
 */
export function numberSources({ sources }: Checklist, keys: readonly string[]): number[] {
  const numbers = keys.map((key) => {
    const place = sources.list.findIndex((source) => source.key === key)
    if (place < 0) throw new Error(`checklist: unknown source "${key}"`)
    return place + 1
  })
  return numbers.sort((a, b) => a - b)
}
