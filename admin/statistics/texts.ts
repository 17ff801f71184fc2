/** What the screen of statistics says around the figures. */
export const statisticsTexts = {
  lead: 'Trait rouge : ces semaines, du lundi au dimanche à Paris, en pointillé celle qui court encore. Trait fin : la période précédente, jusqu’au même jour.',
  period: 'Période',
  weeks: '{n} semaines',
  language: 'Langue',
  all: 'Toutes',
  empty: {
    title: 'Rien à compter pour le moment',
    aside: 'Les pages vues s’ajoutent ici une fois par minute.',
  },
  nothing: 'Rien sur cette période.',
  change: '{change} par rapport à {n}',
  tooFew: '{n} avant, trop peu pour comparer',
  notKnown: 'Inconnu sur toute la période',
  notKnownBefore: 'Période précédente inconnue',
  summary: '{what} : {n} en tout, {before} la période précédente. Au plus fort {top}, la semaine du {day}.',
  week: 'Semaine du {day}',
  beforeThat: 'Avant : {n}',
  table: 'Lire les chiffres en tableau',
  notes: 'Comprendre et emporter ces chiffres',
  more: 'Voir les {n} lignes',
  noValue: '–',
}
