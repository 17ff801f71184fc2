import { useEffect } from 'react'
import type { JournalEntry, JournalPage } from '../../contract/api/audit.ts'
import { securityApi } from '../../contract/api/sign-in.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { formatDateOf, formatTimeOf } from '../shared/admin-formats.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { ListPages } from '../shared/list/ListPages.tsx'
import { useList } from '../shared/list/use-list.ts'
import { Waiting } from '../shared/Waiting.tsx'

/** Who saw or changed what, newest first. */
export function JournalView() {
  const { journal: texts, security, loading } = useMessages().access
  const list = useList({
    path: securityApi.journal,
    rowsOf: ({ entries }: JournalPage) => entries,
    filter: undefined,
  })
  const { rows, isLoading, isFailed, page, heading } = list
  useEffect(() => heading.current?.focus(), [heading])

  return (
    <div className="dashboard security">
      <div className="security-head">
        <h1 ref={heading} tabIndex={-1}>
          {texts.heading}
        </h1>
        <p className="small">{texts.lead}</p>
      </div>
      <p className="visually-hidden" role="status">
        {!isLoading && rows && fillText(texts.shown, { page, n: rows.length })}
      </p>
      {isFailed && <LoadFailure title={security.failedTitle} text={texts.failed} onRetry={list.retry} />}
      {!rows && isLoading && <Waiting text={loading} />}
      {rows?.length === 0 && <p>{texts.empty}</p>}
      {rows && rows.length > 0 && <JournalTable entries={rows} />}
      <ListPages label={texts.pages} list={list} />
    </div>
  )
}

function JournalTable({ entries }: { entries: readonly JournalEntry[] }) {
  const { caption, columns, actions, actors, noValue } = useMessages().access.journal
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="card card--line table" tabIndex={0} aria-label={caption}>
      <table className="journal">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([key, name]) => (
              <th key={key} scope="col">
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
              <td>{actors[actor]}</td>
              <td>
                <IdCell id={subjectId} none={noValue} />
              </td>
              <td>
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
