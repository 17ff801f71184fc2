import { useDeferredValue, useEffect, useState } from 'react'
import { type ContentsList as Contents, contentsApi, type Entry } from '../../../contract/api/admin-contents.ts'
import { blogPath } from '../../../contract/blog-routes.ts'
import { articleOf } from '../../../contract/content/content-paths.ts'
import { Icon } from '../../../site/shared/illustration/Icon.tsx'
import { formatPlural } from '../../shared/admin-formats.ts'
import { addressOfFile, historyAddress } from '../../shared/contents-place.ts'
import { LoadFailure, ScreenHead, Waiting } from '../../shared/parts.tsx'
import { screenNames } from '../../shared/texts.ts'
import { useLoaded } from '../../shared/use-loaded.ts'
import { OrderNote } from '../publish/OrderNote.tsx'
import { PublishDialog } from '../publish/PublishDialog.tsx'
import { useOrder } from '../publish/use-order.ts'
import { contentsTexts } from '../texts.ts'
import { draftKeeper } from '../use-draft.ts'
import { EntryFilters } from './EntryFilters.tsx'
import { EntryGroups } from './EntryGroups.tsx'
import { type EntryFilter, filterEntries } from './filter-entries.ts'
import { NewArticleDialog } from './NewArticleDialog.tsx'
import { SearchResults } from './SearchResults.tsx'

/** Shorter than this nothing is searched (`contentsApi.search`). */
const leastLetters = 3

/** Pause in typing after which the search is sent, in milliseconds. */
const searchDelay = 300

/** What was looked for last: coming back from a text, the owner finds the list as it was. */
const last: { filter: EntryFilter; typed: string } = { filter: 'all', typed: '' }

/** Everything that can be changed, by groups; what waits to be published stands first. */
export function ContentsList() {
  const { value, isFailed, retry } = useLoaded<Contents>(contentsApi.entries)
  const [filter, setFilter] = useState(last.filter)
  const [typed, setTyped] = useState(last.typed)
  const [dialog, setDialog] = useState<'article' | 'publish'>()
  const { last: ordered, order } = useOrder(retry)
  useEffect(() => {
    Object.assign(last, { filter, typed })
  }, [filter, typed])

  // What was looked for may have been settled meanwhile.
  const entries = value?.entries
  useEffect(() => {
    if (entries && filterEntries(entries, last.filter).length === 0) setFilter('all')
  }, [entries])

  const wanted = typed.trim()
  const [search, setSearch] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), searchDelay)
    return () => clearTimeout(timer)
  }, [wanted])

  const shown = useDeferredValue(entries && filterEntries(entries, filter))
  const drafts = entries ? filterEntries(entries, 'unpublished') : []
  return (
    <div className="screen">
      <ScreenHead
        title={screenNames.contents}
        lead="Tout ce que dit le site. Changez un texte, un prix, un article : les visiteurs ne voient vos changements qu’une fois publiés."
      >
        <div className="actions">
          <button type="button" className="button button--small" onClick={() => setDialog('article')}>
            Nouvel article
          </button>
          <a className="button button--outline button--small" href={historyAddress}>
            Historique
          </a>
        </div>
      </ScreenHead>
      {value && value.failure !== null && (
        <div className="remark remark--error" role="alert">
          <p className="label">
            <b>La dernière publication n’a pas pu être mise en ligne</b> {value.failure}
          </p>
        </div>
      )}
      <OrderNote last={ordered} />
      <KeptTexts entries={entries} />
      <search className="form-field contents-search">
        <label htmlFor="chercher-texte">{contentsTexts.search}</label>
        <div className="contents-search-field">
          <Icon name="search" />
          <input
            id="chercher-texte"
            type="search"
            value={typed}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="chercher-texte-aide"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <p className="hint" id="chercher-texte-aide">
          Trois lettres au moins
        </p>
      </search>
      {search.length >= leastLetters ? (
        <SearchResults search={search} entries={entries ?? []} onClear={() => setTyped('')} />
      ) : (
        <>
          {isFailed && <LoadFailure text={contentsTexts.failed} onRetry={retry} />}
          {!value && !isFailed && <Waiting text={contentsTexts.loading} />}
          {entries && shown && (
            <>
              <div className="row row--apart">
                <EntryFilters entries={entries} filter={filter} onChoose={setFilter} />
                {drafts.length > 0 && (
                  <button
                    type="button"
                    className="button button--key button--small"
                    onClick={() => setDialog('publish')}
                  >
                    {formatPlural({ one: 'Publier {n} contenu', many: 'Publier les {n} contenus' }, drafts.length)}
                  </button>
                )}
              </div>
              {shown.length === 0 && <p className="contents-nothing">Aucun contenu n’est dans cet état.</p>}
              <EntryGroups entries={shown} isFiltered={filter !== 'all'} />
            </>
          )}
        </>
      )}
      {dialog === 'article' && <NewArticleDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'publish' && (
        <PublishDialog paths={drafts.map(({ path }) => path)} order={order} onClose={() => setDialog(undefined)} />
      )}
    </div>
  )
}

/** Texts that this browser keeps because they never reached the server: opening one sends it, or shows it where its place is gone. */
function KeptTexts({ entries }: { entries: readonly Entry[] | undefined }) {
  const [paths] = useState(draftKeeper.list)
  if (paths.length === 0) return null
  const nameOf = (path: string): string => {
    const place = articleOf(path)
    const isGone = entries && place && `${blogPath(place)}, où il n’y a plus d’article`
    return entries?.find((entry) => entry.path === path)?.title ?? isGone ?? '…'
  }
  return (
    <div className="remark remark--waiting row row--apart">
      <p>
        {formatPlural(
          {
            one: 'Un texte n’est gardé que dans ce navigateur. Ouvrez-le pour l’enregistrer ou le copier :',
            many: '{n} textes ne sont gardés que dans ce navigateur. Ouvrez-les pour les enregistrer ou les copier :',
          },
          paths.length,
        )}
      </p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <a href={addressOfFile(path)}>{nameOf(path)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
