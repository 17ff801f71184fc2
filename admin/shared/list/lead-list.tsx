import { adminApi } from '../../../contract/api/admin.ts'
import type { LeadRow, LeadSelectionAction } from '../../../contract/api/admin-people.ts'
import { frenchNames } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { Moment } from '../parts.tsx'
import { leadTexts, quarantineTexts, stageNames } from '../texts.ts'
import type { ListKind } from './list-kind.ts'

/** Sign-ups as a list. */
export function useLeadList(): ListKind<LeadRow> {
  const toState = ({ confirmedAt, quarantinedAt }: LeadRow) => {
    if (quarantinedAt !== null) return <span className="tag tag--mustard">{quarantineTexts.state}</span>
    if (confirmedAt === null) return <span className="state state--none">{leadTexts.notConfirmed}</span>
    return <span className="state state--ok">Confirmée</span>
  }
  return {
    path: adminApi.leads,
    file: adminApi.leadsCsv,
    texts: leadListTexts,
    emptyLink: pathOf('checklist', 'fr'),
    erasedOf: ({ personId }) => personId,
    pageOf: ({ personId }) => personId,
    nameOf: ({ email }) => email,
    nameColumn: 'E-mail',
    columns: [
      { name: 'Date', cell: ({ downloadedAt }) => <Moment at={downloadedAt} /> },
      { name: 'Confirmation', isState: true, cell: toState },
      { name: 'Langue', isForDesk: true, cell: ({ locale }) => frenchNames[locale] },
      { name: 'Étape', isForDesk: true, cell: ({ stage }) => stageNames[stage] },
    ],
    canBe: ({ quarantinedAt }, action) => action !== 'release' || quarantinedAt !== null,
  }
}

const leadListTexts = {
  heading: 'Dernières inscriptions',
  headingWhileSearching: 'Inscriptions trouvées',
  searchHint: 'Trois lettres ou plus, n’importe où dans l’adresse, vos notes ou vos réponses.',
  loading: 'Chargement des inscriptions…',
  empty: 'Aucun email collecté pour le moment',
  emptyAside: 'Le premier s’affichera ici. En attendant, le fil est prêt.',
  emptyLink: 'Voir la page de la checklist',
  nothingFound: 'Aucune inscription ne contient « {search} ».',
  failed: 'Impossible de charger les téléchargements.',
  pages: 'Pages des inscriptions',
  count: { one: '{n} inscription', many: '{n} inscriptions' },
  states: {
    '': 'Toutes',
    confirmed: 'Confirmées',
    unconfirmed: 'Non confirmées',
    quarantined: quarantineTexts.tab,
  },
  selection: {
    release: {
      button: quarantineTexts.release,
      dialog: {
        heading: 'Accepter ces inscriptions ?',
        intro: 'Vous acceptez {email} :',
        what: [
          'chaque adresse compte dans vos chiffres',
          'la checklist lui est envoyée, plus tard s’il y a trop d’envois',
        ],
        note: 'Le site limite ses envois : un robot accepté prend la place d’un vrai visiteur.',
        confirm: quarantineTexts.release,
      },
      done: {
        title: 'C’est noté',
        one: '{n} inscription est acceptée.',
        many: '{n} inscriptions sont acceptées.',
      },
    },
    erase: {
      button: 'Effacer ces personnes',
      dialog: {
        heading: 'Effacer ces personnes ?',
        intro: 'Vous effacez {email}, tout de suite et pour de bon :',
        what: [
          'chaque adresse, sa langue et son navigateur',
          'la preuve de la demande et de la confirmation',
          'les e-mails préparés ou envoyés',
          'leurs messages, vos réponses, l’étape et vos notes',
        ],
        note: 'Le PDF déjà téléchargé reste à la personne. Un nouvel export ne la contiendra plus.',
        confirm: 'Effacer pour de bon',
      },
      done: {
        title: 'Effacement fait',
        one: '{n} personne est effacée.',
        many: '{n} personnes sont effacées.',
      },
    },
  } satisfies Record<LeadSelectionAction, object>,
}
