import { auditTexts, type JournalEntry, type JournalPage } from '../../contract/api/audit.ts'
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
}

const toColumns = (titleOf: (path: string) => string): Column<JournalEntry>[] => [
  { name: 'Date', cell: ({ at }) => <Moment at={at} /> },
  { name: 'Action', isHead: true, cell: ({ action }) => auditTexts[action] },
  { name: 'Texte', cell: ({ texts }) => texts.map(titleOf).join(', ') },
  { name: 'Par', cell: ({ actor }) => actors[actor] },
  {
    name: 'Numéros',
    cell: ({ texts, subjectId, requestId }) => (
      <>
        <Id name={texts.length > 0 ? 'version' : 'fiche'} id={subjectId} />
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
            <Table caption="Journal, du plus récent au plus ancien" columns={toColumns(titleOf)} rows={entries} />
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
