import type { z } from 'zod'
import { figureNames } from '../../api/admin-statistics.ts'
import { group, keyed, text } from '../fields.ts'

const n = { places: ['{n}'] }

/** The screen of statistics: `content/admin/statistics.yaml`. */
export const adminStatisticsSchema = group('Statistiques', {
  screen: group('Écran', {
    lead: 'Ce que montrent les traits d’une courbe',
    period: 'Nom du choix de la période',
    weeks: text('Une période', n),
    language: 'Nom du choix de la langue',
    all: 'Toutes les langues',
    empty: group('Rien n’est encore compté', { title: 'Titre', aside: 'Phrase' }),
    nothing: 'Rien dans un tableau',
    change: text('Évolution', { places: ['{change}', '{n}'] }),
    tooFew: text('Trop peu pour une évolution', n),
    notKnown: 'Le nombre n’est pas connu',
    notKnownBefore: 'La période précédente n’est pas connue',
    summary: text('Une courbe en une phrase', { places: ['{what}', '{n}', '{before}', '{top}', '{day}'] }),
    week: text('Une semaine de la courbe', { places: ['{day}'] }),
    beforeThat: text('La même, la période précédente', n),
    table: 'Bouton du tableau',
    notes: 'Bouton des notes et des fichiers',
    more: text('Bouton qui montre toutes les lignes', n),
    total: 'Ligne du total',
    before: 'Ligne de la période précédente',
    noValue: 'Valeur inconnue',
  }),
  figures: keyed('Chiffres', figureNames, group('Un chiffre', { heading: 'Titre', rowsAre: 'Nom des lignes' })),
  columns: group('Colonnes', {
    views: 'Pages vues',
    firstViews: 'Premières pages vues',
    before: 'Période précédente',
    signUps: 'Inscriptions',
    confirmed: 'Inscriptions confirmées',
    rate: 'Part des inscriptions confirmées',
    messages: 'Messages',
    clients: 'Clients',
  }),
  names: group('Lignes', {
    other: 'Ce qui est trop petit',
    otherSource: 'Un site sans nom ici, ou trop petit',
    unknown: 'Chemin inconnu',
  }),
  notes: group('Notes', {
    since: text('Depuis quand on compte', { places: ['{date}'] }),
    notYet: 'Rien n’est encore compté',
    small: 'Ce qui est trop petit est réuni',
    otherHasNone: 'Ce qui est trop petit n’a pas de langue',
    language: 'Les premières vues n’ont pas de langue',
    signUps: text('Inscriptions inconnues, part', n),
    erased: 'Personnes effacées',
    firstViews: 'Ce qu’est une première vue',
    unknown: 'Chemins inconnus',
    campaigns: 'Ce qu’est une campagne',
    pages: 'Pages par lesquelles une visite a commencé',
    readers: 'Lecteurs des assistants',
    robots: 'Robots',
  }),
})

export type AdminStatistics = z.infer<typeof adminStatisticsSchema>
