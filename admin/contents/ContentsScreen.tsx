import { useMemo } from 'react'
import { toContentsPlace } from '../shared/contents-place.ts'
import { FileScreen } from './FileScreen.tsx'
import { HistoryScreen } from './history/HistoryScreen.tsx'
import { ContentsList } from './list/ContentsList.tsx'
import '../shared/drafts/drafts.css'
import './contents.css'
import './fields/fields.css'

type ContentsScreenProps = {
  /** What the address names below that of the contents. */
  rest: string
  query: URLSearchParams
}

/** What the owner may change: the list, one of its files, or what was published. */
export function ContentsScreen({ rest, query }: ContentsScreenProps) {
  const place = useMemo(() => toContentsPlace(rest, query), [rest, query])
  if (place.kind === 'history') return <HistoryScreen query={query} />
  if (place.kind === 'file') return <FileScreen key={place.path} path={place.path} target={place.target} />
  return <ContentsList />
}
