import type { JournalEntry, JournalPage } from '../../contract/api/audit.ts'
import { securityApi } from '../../contract/api/sign-in.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { formatDateOf, formatTimeOf } from '../shared/admin-formats.ts'
import { withQuery } from '../shared/client.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { ListPages } from '../shared/list/ListPages.tsx'
import { useLoaded } from '../shared/use-loaded.ts'

/** Who saw or changed what, newest first. */
export function Journal({ query }: { query: URLSearchParams }) {
  const { journal: texts, loading } = useMessages().access
  const path = withQuery(securityApi.journal, { cursor: query.get('cursor') ?? undefined })
  return (
    <Loaded of={useLoaded<JournalPage>(path)} loading={loading} failed={texts.failed}>
      {({ entries, next }) => (
        <>
          <JournalTable entries={entries} />
          <ListPages label={texts.pages} query={query} next={next} />
        </>
      )}
    </Loaded>
  )
}

/** What and when is all that a phone has room for: the action says as good as who did it. */
const isForDesk = (column: string) => column !== 'date' && column !== 'action'

function JournalTable({ entries }: { entries: readonly JournalEntry[] }) {
  const { caption, columns, actions, actors, noValue } = useMessages().access.journal
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="card card--line journal" tabIndex={0} aria-label={caption}>
      <table className="rows">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([key, name]) => (
              <th key={key} scope="col" className={isForDesk(key) ? 'from-desk' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, action, actor, subjectId, requestId }) => (
            <tr key={id}>
              <td>
                <time dateTime={at}>
                  {formatDateOf(at)}, {formatTimeOf(at)}
                </time>
              </td>
              <th scope="row">{actions[action]}</th>
              <td className="from-desk">{actors[actor]}</td>
              <td className="from-desk">
                <IdCell id={subjectId} none={noValue} />
              </td>
              <td className="from-desk">
                <IdCell id={requestId} none={noValue} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The end of an id is enough to tell rows apart, and whole where it is copied or heard of. */
function IdCell({ id, none }: { id: string | null; none: string }) {
  if (id === null) return <>{none}</>
  return <code title={id}>…{id.slice(-8)}</code>
}
