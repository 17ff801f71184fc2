import { contentsApi, type Entry, type FoundTexts } from '../../../contract/api/admin-contents.ts'
import { frenchNames } from '../../../contract/locales.ts'
import { formatPlural } from '../../shared/admin-formats.ts'
import { withQuery } from '../../shared/client.ts'
import { addressOfFile } from '../../shared/contents-place.ts'
import { LoadFailure, Waiting } from '../../shared/parts.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'
import { contentsTexts } from '../texts.ts'
import { splitAtHits } from './mark-hits.ts'

type SearchResultsProps = { search: string; entries: readonly Entry[]; onClear: () => void }

/** Where in all texts something stands; each place opens its text there. */
export function SearchResults({ search, entries, onClear }: SearchResultsProps) {
  const { value, isLoading, isFailed, retry } = useLoaded<FoundTexts>(withQuery(contentsApi.search, { search }))
  const found = value?.found
  const nothing = `Aucun texte ne contient « ${search} ».`
  return (
    <section className="card card--line contents-found" aria-label={contentsTexts.search} aria-busy={isLoading}>
      <div className="row row--apart">
        <p className="label" role="status">
          {!isLoading &&
            found &&
            (found.length === 0
              ? nothing
              : formatPlural({ one: '{n} passage trouvé', many: '{n} passages trouvés' }, found.length))}
        </p>
        <button type="button" className="row-action" onClick={onClear}>
          Effacer la recherche
        </button>
      </div>
      {isFailed && <LoadFailure text="La recherche n’a pas abouti." onRetry={retry} />}
      {!found && isLoading && <Waiting text="Recherche…" />}
      {found && found.length > 0 && (
        <ul>
          {found.map(({ path, excerpt, ...place }) => {
            const entry = entries.find((one) => one.path === path)
            return (
              <li key={addressOfFile(path, place)}>
                <a href={addressOfFile(path, place)}>
                  <b>{entry?.title ?? '…'}</b>
                  {entry && entry.locale !== null && <span className="entry-locale">{frenchNames[entry.locale]}</span>}
                </a>
                <p lang={entry?.locale ?? undefined}>
                  {splitAtHits(excerpt, search).map((text, index) => {
                    const Piece = index % 2 === 1 ? 'mark' : 'span'
                    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
                    return <Piece key={index}>{text}</Piece>
                  })}
                </p>
              </li>
            )
          })}
        </ul>
      )}
      {value?.isMore && <p className="small">Seuls les premiers passages sont montrés. Précisez votre recherche.</p>}
    </section>
  )
}
