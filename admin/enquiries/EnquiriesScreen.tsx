import { adminApi } from '../../contract/api/admin.ts'
import type { EnquiryRow, EnquirySelectionAction } from '../../contract/api/admin-people.ts'
import { frenchNames } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { useSite } from '../shared/admin-context.tsx'
import type { ListKind } from '../shared/list/list-kind.ts'
import { PeopleList } from '../shared/list/PeopleList.tsx'
import { listTreatment } from '../shared/list/treatment.tsx'
import { Moment, ScreenHead, TimeLeft } from '../shared/parts.tsx'
import { enquiryTexts, quarantineTexts, screenNames, stageNames } from '../shared/texts.ts'

/** The messages of the contact form, with what is left of the promised time. */
export function EnquiriesScreen({ query }: { query: URLSearchParams }) {
  return (
    <div className="screen">
      <ScreenHead
        title={screenNames.enquiries}
        lead={`Chaque message vous est aussi envoyé par e-mail. Vous avez promis une réponse sous ${useSite().replyHours} heures, les jours ouvrés.`}
      />
      <PeopleList kind={useEnquiryList()} query={query} treatment={listTreatment} />
    </div>
  )
}

function useEnquiryList(): ListKind<EnquiryRow> {
  const { subjects } = useSite()
  const toState = ({ answeredAt, quarantinedAt, hoursLeft }: EnquiryRow) => {
    if (quarantinedAt !== null) return <span className="tag tag--mustard">{quarantineTexts.state}</span>
    if (answeredAt !== null) return <span className="state state--ok">{enquiryTexts.answered}</span>
    return <TimeLeft hours={hoursLeft} />
  }
  return {
    path: adminApi.enquiries,
    file: adminApi.enquiriesCsv,
    texts: enquiryListTexts,
    emptyLink: pathOf('contact', 'fr'),
    erasedOf: ({ id }) => id,
    pageOf: ({ id, personId }) => `${personId}#${id}`,
    nameOf: ({ name }) => name,
    nameColumn: 'De',
    below: ({ email }) => <span className="small">{email}</span>,
    columns: [
      {
        name: 'Demande',
        cell: ({ subject, message }) => (
          <>
            {subjects.fr[subject]}
            <span className="small excerpt" dir="auto">
              {message}
            </span>
          </>
        ),
      },
      { name: 'Reçue', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
      { name: 'Réponse', isState: true, cell: toState },
      { name: 'Langue', isForDesk: true, cell: ({ locale }) => frenchNames[locale] },
      { name: 'Étape', isForDesk: true, cell: ({ stage }) => stageNames[stage] },
    ],
    canBe: ({ answeredAt, quarantinedAt }, action) => {
      if (action === 'release') return quarantinedAt !== null
      return action === 'erase' || (answeredAt === null && quarantinedAt === null)
    },
  }
}

const enquiryListTexts = {
  heading: 'Demandes de contact',
  headingWhileSearching: 'Demandes trouvées',
  searchHint: 'Trois lettres ou plus, n’importe où dans l’adresse, le nom, le message, vos notes ou vos réponses.',
  loading: 'Chargement des demandes…',
  empty: 'Aucune demande pour le moment',
  emptyAside: 'Le premier message du formulaire s’affichera ici.',
  emptyLink: 'Voir la page de contact',
  nothingFound: 'Aucune demande ne contient « {search} ».',
  failed: 'Impossible de charger les demandes.',
  pages: 'Pages des demandes',
  count: { one: '{n} demande', many: '{n} demandes' },
  states: {
    '': 'Toutes',
    toAnswer: 'Sans réponse',
    answered: 'Avec réponse',
    quarantined: quarantineTexts.tab,
  },
  selection: {
    release: {
      button: quarantineTexts.release,
      dialog: {
        heading: 'Accepter ces demandes ?',
        intro: 'Vous acceptez {email} :',
        what: ['chaque message attend votre réponse', 'il vous est envoyé par e-mail'],
        note: 'Les auteurs ne sont avertis de rien d’autre que de la réception.',
        confirm: quarantineTexts.release,
      },
      done: {
        title: 'C’est noté',
        one: '{n} demande est acceptée.',
        many: '{n} demandes sont acceptées.',
      },
    },
    answered: {
      button: 'J’ai répondu',
      dialog: {
        heading: 'Marquer la réponse comme faite ?',
        intro: 'Vous marquez {email} :',
        what: ['plus aucune n’attend de réponse'],
        note: 'Rien n’est envoyé. La fiche de la personne permet de revenir en arrière.',
        confirm: 'Marquer',
      },
      done: {
        title: 'C’est noté',
        one: '{n} demande a sa réponse.',
        many: '{n} demandes ont leur réponse.',
      },
    },
    erase: {
      button: 'Effacer',
      dialog: {
        heading: 'Effacer ces demandes ?',
        intro: 'Vous effacez {email}, tout de suite et pour de bon :',
        what: [
          'les noms, les adresses et les messages',
          'les pages, les langues et les campagnes d’où elles viennent',
          'les e-mails préparés ou envoyés pour vous',
          'vos réponses à ces demandes, et leurs brouillons',
        ],
        note: 'Les e-mails déjà arrivés restent dans votre messagerie. L’inscription à la checklist et les autres demandes de ces adresses restent aussi.',
        confirm: 'Effacer pour de bon',
      },
      done: {
        title: 'Effacement fait',
        one: '{n} demande est effacée.',
        many: '{n} demandes sont effacées.',
      },
    },
  } satisfies Record<EnquirySelectionAction, object>,
}
