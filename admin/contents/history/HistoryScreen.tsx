import { useEffect, useState } from 'react'
import { contentsApi, type RevisionPage, type RevisionRow } from '../../../contract/api/admin-contents.ts'
import { useContentsMessages } from '../../shared/admin-context.tsx'
import { formatPlural } from '../../shared/admin-formats.ts'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { ListPages } from '../../shared/list/ListPages.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { Waiting } from '../../shared/Waiting.tsx'
import { listAddress } from '../contents-place.ts'
import { atMoment } from '../EntryTags.tsx'
import { useTitles } from '../use-titles.ts'
import { RevisionDialog } from './RevisionDialog.tsx'

/** Every publication, newest first: who, when, what; each can be looked at and taken back. */
export function HistoryScreen() {
  const { historyScreen: texts, back } = useContentsMessages().contents
  const [version, setVersion] = useState(0)
  const list = useList({
    path: contentsApi.revisions,
    rowsOf: ({ revisions }: RevisionPage) => revisions,
    filter: undefined,
    version,
  })
  const { rows, isLoading, isFailed, heading } = list
  const titleOf = useTitles()
  const [opened, setOpened] = useState<RevisionRow>()
  useEffect(() => heading.current?.focus(), [heading])
  return (
    <div className="dashboard contents">
      <div className="contents-lead">
        <a className="admin-back" href={listAddress}>
          {back}
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {texts.heading}
        </h1>
        <p className="small">{texts.lead}</p>
      </div>
      {isFailed && <LoadFailure text={texts.failed} onRetry={list.retry} />}
      {!rows && isLoading && <Waiting text={texts.loading} />}
      {rows?.length === 0 && <p className="contents-nothing">{texts.empty}</p>}
      {rows && rows.length > 0 && (
        <ol className="card card--line revisions" aria-busy={isLoading}>
          {rows.map((revision) => (
            <li key={revision.id}>
              <Revision revision={revision} titleOf={titleOf} onOpen={() => setOpened(revision)} />
            </li>
          ))}
        </ol>
      )}
      <ListPages label={texts.pages} list={list} />
      {opened && (
        <RevisionDialog
          revision={opened}
          onClose={(isChanged) => {
            setOpened(undefined)
            if (isChanged) setVersion((count) => count + 1)
          }}
        />
      )}
    </div>
  )
}

/** Texts of a revision that are named in the list. */
const mostNamed = 3

type RevisionProps = { revision: RevisionRow; titleOf: (path: string) => string; onOpen: () => void }

function Revision({ revision, titleOf, onOpen }: RevisionProps) {
  const { kind, madeAt, takesEffectAt, isScheduled, summary, paths } = revision
  const { historyScreen: texts, states } = useContentsMessages().contents
  return (
    <>
      <div>
        <p className="revision-title">
          <b>{summary || texts.kinds[kind]}</b>
          {isScheduled && <span className="state state--waiting">{states.scheduled}</span>}
        </p>
        <p className="small">
          {summary && `${texts.kinds[kind]}, `}
          <time dateTime={madeAt}>{atMoment(texts.at, madeAt)}</time>,{' '}
          {kind === 'import' ? texts.by.import : texts.by.owner}
          {isScheduled && `, ${atMoment(texts.scheduledFor, takesEffectAt)}`}
        </p>
        <p className="small revision-paths">
          {paths.length > mostNamed ? formatPlural(texts.files, paths.length) : paths.map(titleOf).join(', ')}
        </p>
      </div>
      <button type="button" className="row-action" onClick={onOpen}>
        {texts.open}
        <span className="visually-hidden">
          {' : '}
          {summary || texts.kinds[kind]}, {atMoment(texts.at, madeAt)}
        </span>
      </button>
    </>
  )
}
