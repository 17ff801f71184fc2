import type { Entry } from '../../contract/api/admin-contents.ts'

/** The French home page as the list of the contents has it, or another entry. */
export const anEntry = (entry: Partial<Entry>): Entry => ({
  path: 'pages/home/fr.yaml',
  group: 'pages',
  locale: 'fr',
  subject: 'pages/home',
  title: 'Accueil',
  state: 'published',
  isOnline: true,
  appearsAt: null,
  isOutdated: false,
  samples: 0,
  ...entry,
})
