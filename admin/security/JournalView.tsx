import { useCallback, useEffect, useRef, useState } from 'react'
import type { JournalEntry } from '../../contract/api/audit.ts'
import type { AdminCalls } from '../shared/admin-calls.ts'
import { formatDateOf, formatTimeOf } from '../shared/admin-formats.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { ListPages } from '../shared/list/ListPages.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { useLoaded } from '../shared/use-loaded.ts'
import { Waiting } from '../shared/Waiting.tsx'

/** Who saw or changed what, newest first. */
export function JournalView({ calls }: { calls: AdminCalls }) {
  const messages = useAdminMessages()
  const words = messages.access.journal
  const [cursors, setCursors] = useState<readonly string[]>([])
  const load = useCallback((signal: AbortSignal) => calls.getJournal(cursors.at(-1) ?? null, signal), [calls, cursors])
  const { value, isLoading, failure, retry } = useLoaded(load, 0)
  const next = value?.next ?? null

  // A new page begins at the heading, as the view itself does.
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursors only say when a page begins
  useEffect(() => heading.current?.focus(), [cursors])

  return (
    <div className="dashboard security">
      <div className="security-head">
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
        <p className="small">{words.lead}</p>
      </div>
      <p className="visually-hidden" role="status">
        {!isLoading &&
          value &&
          words.shown.replace('{page}', String(cursors.length + 1)).replace('{n}', String(value.entries.length))}
      </p>
      {failure && <LoadFailure title={messages.access.security.failedTitle} text={words.failed} onRetry={retry} />}
      {!value && isLoading && <Waiting text={messages.access.loading} />}
      {value?.entries.length === 0 && <p>{words.empty}</p>}
      {value && value.entries.length > 0 && <JournalTable entries={value.entries} />}
      <ListPages
        label={words.pages}
        page={cursors.length + 1}
        onPrevious={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
        onNext={next === null ? undefined : () => setCursors([...cursors, next])}
      />
    </div>
  )
}

function JournalTable({ entries }: { entries: JournalEntry[] }) {
  const words = useAdminMessages().access.journal
  const { columns, actions, actors, noValue } = words
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="card card--line table" tabIndex={0} aria-label={words.caption}>
      <table className="journal">
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.action}</th>
            <th scope="col">{columns.actor}</th>
            <th scope="col">{columns.subject}</th>
            <th scope="col">{columns.request}</th>
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
