import { group, keyed, list, text } from '../fields.ts'

const n = { places: ['{n}'] }

/** A number of things: `{n}` in both. */
export const counted = (description: string) =>
  group(description, { one: text('Un seul', n), many: text('Plusieurs', n) })

/** A question before something is done. */
export const question = (intro: string) => ({
  heading: 'Titre',
  intro: text(intro, { places: ['{email}'] }),
  what: list('Ce qui disparaît ou se passe', text('Une ligne')),
  note: 'Ce qu’il faut savoir avant',
  confirm: 'Bouton qui confirme',
})

/** What a list of people says. */
export const listTexts = <State extends string, Column extends string, Action extends string>(
  states: readonly State[],
  columns: readonly Column[],
  actions: readonly Action[],
) =>
  group('La liste', {
    heading: 'Titre',
    headingWhileSearching: 'Titre pendant une recherche',
    searchHint: 'Aide du champ de recherche',
    loading: 'Pendant le chargement',
    empty: 'Personne encore',
    emptyAside: 'Phrase qui suit',
    emptyLink: 'Lien vers la page du formulaire',
    nothingFound: text('Rien n’a été trouvé', { places: ['{search}'] }),
    failed: 'Le chargement a échoué',
    pages: 'Nom de la liste des pages, pour les lecteurs d’écran',
    count: counted('Combien sont affichées ou choisies'),
    states: keyed('États', ['all', ...states], text('Nom de l’état')),
    columns: keyed('Colonnes', columns, text('Titre')),
    selection: keyed(
      'Ce qui est fait de la sélection',
      actions,
      group('Une action', {
        button: 'Bouton',
        dialog: group('Question posée avant', question('De quoi il s’agit ; {email} dit combien')),
        done: group('Avis une fois faite', { title: 'Titre', one: text('Une seule', n), many: text('Plusieurs', n) }),
      }),
    ),
  })
