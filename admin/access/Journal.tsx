import type { JournalEntry, JournalPage } from '../../contract/api/audit.ts'
import { securityApi } from '../../contract/api/sign-in.ts'
import { formatDateOf, formatTimeOf } from '../shared/admin-formats.ts'
import { withQuery } from '../shared/client.ts'
import { ListPages } from '../shared/list/Rows.tsx'
import { Loaded } from '../shared/parts.tsx'
import { commonTexts } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { journalTexts } from './texts.ts'

/** Who saw or changed what, newest first. */
export function Journal({ query }: { query: URLSearchParams }) {
  const path = withQuery(securityApi.journal, { cursor: query.get('cursor') ?? undefined })
  return (
    <Loaded of={useLoaded<JournalPage>(path)} loading={commonTexts.loading} failed={journalTexts.failed}>
      {({ entries, next }) => (
        <>
          <JournalTable entries={entries} />
          <ListPages label={journalTexts.pages} query={query} next={next} />
        </>
      )}
    </Loaded>
  )
}

/** What and when is all that a phone has room for: the action says as good as who did it. */
const isForDesk = (column: string) => column !== 'date' && column !== 'action'

function JournalTable({ entries }: { entries: readonly JournalEntry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="card card--line journal" tabIndex={0} aria-label={journalTexts.caption}>
      <table className="rows">
        <caption className="visually-hidden">{journalTexts.caption}</caption>
        <thead>
          <tr>
            {Object.entries(journalTexts.columns).map(([key, name]) => (
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
              <th scope="row">{journalTexts.actions[action]}</th>
              <td className="from-desk">{journalTexts.actors[actor]}</td>
              <td className="from-desk">
                <IdCell id={subjectId} none={journalTexts.noValue} />
              </td>
              <td className="from-desk">
                <IdCell id={requestId} none={journalTexts.noValue} />
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
