import type { JournalEntry, JournalPage } from '../../contract/api/audit.ts'
import { securityApi } from '../../contract/api/sign-in.ts'
import { withQuery } from '../shared/client.ts'
import type { Column } from '../shared/list/list-kind.ts'
import { ListPages, Table } from '../shared/list/Table.tsx'
import { Loaded, Moment } from '../shared/parts.tsx'
import { commonTexts } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { useTitles } from '../shared/use-titles.ts'

const actors = {
  administrator: 'Vous',
  visitor: 'Quelqu’un de non connecté',
  settings: 'Réglages du serveur',
  command: 'Commande sur le serveur',
}

const actions = {
  'leads-exported': 'Inscriptions exportées en CSV',
  'statistics-exported': 'Statistiques exportées en CSV',
  'lead-released': 'Inscription acceptée',
  'leads-released': 'Plusieurs inscriptions acceptées',
  'leads-erased': 'Plusieurs personnes effacées, avec tout ce qui les concerne',
  'enquiry-released': 'Demande de contact acceptée',
  'enquiry-answered': 'Réponse à une demande de contact marquée comme faite',
  'enquiry-unanswered': 'Demande de contact de nouveau sans réponse',
  'enquiry-erased': 'Demande de contact effacée',
  'enquiries-exported': 'Demandes de contact exportées en CSV',
  'enquiries-released': 'Plusieurs demandes de contact acceptées',
  'enquiries-answered': 'Réponses à plusieurs demandes de contact marquées comme faites',
  'enquiries-erased': 'Plusieurs demandes de contact effacées',
  'answer-sent': 'Réponse envoyée',
  'answer-taken-back': 'Envoi d’une réponse annulé',
  'mail-resent': 'E-mail renvoyé',
  'person-exported': 'Données d’une personne exportées',
  'person-data-sent': 'Données d’une personne envoyées à elle-même',
  'person-erased': 'Personne effacée, avec tout ce qui la concerne',
  'stage-changed': 'Étape d’une personne changée',
  'note-written': 'Note écrite',
  'note-erased': 'Note effacée',
  'pause-ended': 'Effacement repris après un saut de l’horloge',
  'content-published': 'Contenu publié',
  'content-taken-back': 'Retour à une version d’avant',
  'content-renamed': 'Article changé d’adresse',
  'content-withdrawn': 'Article retiré',
  'signed-in': 'Connexion par mot de passe',
  'signed-in-by-link': 'Connexion par lien',
  'signed-in-by-passkey': 'Connexion par clé d’accès',
  'sign-in-failed': 'Connexion refusée (une ligne par quart d’heure au plus)',
  'signed-out': 'Déconnexion',
  'session-ended': 'Session fermée',
  'other-sessions-ended': 'Autres sessions fermées',
  'link-requested': 'Lien de connexion demandé',
  'password-changed': 'Mot de passe changé',
  'password-set-by-settings': 'Mot de passe pris dans ADMIN_PASSWORD',
  'passkey-added': 'Clé d’accès ajoutée',
  'passkey-removed': 'Clé d’accès retirée',
}

const toColumns = (titleOf: (path: string) => string): Column<JournalEntry>[] => [
  { name: 'Date', cell: ({ at }) => <Moment at={at} /> },
  { name: 'Action', isHead: true, cell: ({ action }) => actions[action] },
  { name: 'Texte', cell: ({ texts }) => texts.map(titleOf).join(', ') },
  { name: 'Par', cell: ({ actor }) => actors[actor] },
  {
    name: 'Numéros',
    cell: ({ subjectId, requestId }) => (
      <>
        <Id name="fiche" id={subjectId} />
        <Id name="requête" id={requestId} />
      </>
    ),
  },
]

/** Who saw or changed what, newest first. */
export function Journal({ query }: { query: URLSearchParams }) {
  const path = withQuery(securityApi.journal, { cursor: query.get('cursor') ?? undefined })
  const page = useLoaded<JournalPage>(path)
  const titleOf = useTitles(page.value?.entries.some(({ texts }) => texts.length > 0) ?? false)
  return (
    <Loaded of={page} loading={commonTexts.loading} failed="Impossible de charger le journal.">
      {({ entries, next }) => (
        <>
          <section className="card card--line journal">
            <Table
              caption="Journal, du plus récent au plus ancien"
              columns={toColumns(titleOf)}
              rows={entries}
              keyOf={({ id }) => id}
            />
          </section>
          <ListPages label="Pages du journal" query={query} next={next} />
        </>
      )}
    </Loaded>
  )
}

/** The end of an id is enough to tell rows apart, and whole where it is copied or heard of. */
function Id({ name, id }: { name: string; id: string | null }) {
  if (id === null) return null
  return (
    <span className="small">
      {name} <code title={id}>…{id.slice(-8)}</code>{' '}
    </span>
  )
}
