import { useState } from 'react'
import { contentsApi, type RevisionPage, type RevisionRow } from '../../../contract/api/admin-contents.ts'
import { entryOf, pageFolder } from '../../../contract/content/content-paths.ts'
import { legalPages } from '../../../contract/routes.ts'
import { atMoment, colon, formatPlural } from '../../shared/admin-formats.ts'
import { withQuery } from '../../shared/client.ts'
import { listAddress } from '../../shared/contents-place.ts'
import { ListPages } from '../../shared/list/Table.tsx'
import { LoadFailure, ScreenHead, Waiting } from '../../shared/parts.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'
import { useTitles } from '../../shared/use-titles.ts'
import { toStateText } from '../EntryTags.tsx'
import { OrderNote } from '../publish/OrderNote.tsx'
import { useOrder } from '../publish/use-order.ts'
import { contentsTexts } from '../texts.ts'
import { RevisionDialog } from './RevisionDialog.tsx'

/** Every publication, newest first: who, when, what; each can be looked at and taken back. */
export function HistoryScreen({ query }: { query: URLSearchParams }) {
  const texts = contentsTexts.historyScreen
  const path = withQuery(contentsApi.revisions, { cursor: query.get('cursor') ?? undefined })
  const { value, isLoading, isFailed, retry } = useLoaded<RevisionPage>(path)
  const rows = value?.revisions
  const titleOf = useTitles()
  const { last, order } = useOrder(retry)
  const [opened, setOpened] = useState<RevisionRow>()
  return (
    <div className="screen">
      <a className="more admin-back" href={listAddress}>
        {contentsTexts.back}
      </a>
      <ScreenHead
        title="Historique des contenus"
        heading="Historique"
        cursor={query.get('cursor') ?? undefined}
        lead="Chaque publication, de la plus récente à la plus ancienne : vous pouvez revoir ce qu’elle a changé et revenir en arrière."
      />
      <OrderNote last={last} />
      {isFailed && <LoadFailure text={texts.failed} onRetry={retry} />}
      {!rows && isLoading && <Waiting text={texts.loading} />}
      {rows?.length === 0 && <p className="contents-nothing">Vous n’avez encore rien publié ici.</p>}
      {rows && rows.length > 0 && (
        <ol className="card card--line revisions" aria-busy={isLoading}>
          {rows.map((revision) => (
            <li key={revision.id} className="row row--apart">
              <Revision revision={revision} titleOf={titleOf} onOpen={() => setOpened(revision)} />
            </li>
          ))}
        </ol>
      )}
      {value && <ListPages label="Pages de l’historique" query={query} next={value.next} />}
      {opened && <RevisionDialog revision={opened} order={order} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

const legalFolders = legalPages.map((page) => `pages/${pageFolder(page)}/`)

/** Texts of a revision that are named in the list. */
const mostNamed = 3

type RevisionProps = { revision: RevisionRow; titleOf: (path: string) => string; onOpen: () => void }

function Revision({ revision, titleOf, onOpen }: RevisionProps) {
  const { kind, madeAt, takesEffectAt, isScheduled, summary, paths } = revision
  const texts = contentsTexts.historyScreen
  const all = [...new Set(paths.map(entryOf))]
  // Pages of the law get a new day with what they take from another text, by which the whole is known.
  const chosen = all.filter((path) => !legalFolders.some((folder) => path.startsWith(folder)))
  const entries = chosen.length > 0 ? chosen : all
  return (
    <>
      <div>
        <p className="row">
          <b>{summary || texts.kinds[kind]}</b>
          {isScheduled && (
            <span className="state state--waiting">
              {toStateText({ state: 'scheduled', appearsAt: takesEffectAt })}
            </span>
          )}
        </p>
        <p className="small">
          {summary && `${texts.kinds[kind]}, `}
          <time dateTime={madeAt}>{atMoment(kind === 'delivered' ? texts.deliveredAt : texts.at, madeAt)}</time>
          {kind !== 'delivered' && `, par vous`}
        </p>
        <p className="small revision-paths">
          {entries.length > mostNamed
            ? formatPlural({ one: '{n} texte', many: '{n} textes' }, entries.length)
            : entries.map(titleOf).join(', ')}
        </p>
      </div>
      <button type="button" className="row-action" onClick={onOpen}>
        Voir ce qui a changé
        <span className="visually-hidden">
          {colon}
          {summary || texts.kinds[kind]}, {atMoment(texts.at, madeAt)}
        </span>
      </button>
    </>
  )
}
