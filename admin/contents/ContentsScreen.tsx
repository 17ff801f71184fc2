import { useLayoutEffect } from 'react'
import { useContentsMessages } from '../shared/admin-context.tsx'
import { useContentsPlace } from './contents-place.ts'
import { FileScreen } from './FileScreen.tsx'
import { HistoryScreen } from './history/HistoryScreen.tsx'
import { ContentsList } from './list/ContentsList.tsx'

/** What the owner may change: the list, one of its files, or what was published. */
export function ContentsScreen() {
  const texts = useContentsMessages().contents
  const place = useContentsPlace()
  const title = place.kind === 'history' ? texts.historyScreen.title : texts.title
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  if (place.kind === 'history') return <HistoryScreen />
  if (place.kind === 'file') return <FileScreen key={place.path} path={place.path} target={place.target} />
  return <ContentsList />
}
