import type { ToReplace } from '../../../contract/content/to-replace.ts'
import { findNextRevision } from '../../content/overlay.ts'
import { listDrafts } from '../../editing/drafts.ts'
import type { Contents, ContentsDeps } from './contents.ts'
import type { History, HistoryDeps } from './history.ts'

/** What stands behind the calls, once it is there. */
type LoadedContents = { contents: Contents; history: History }
export type LoadContents = () => Promise<LoadedContents>

/**
 * Loads what knows every schema of the content at the first call, and keeps it: that takes tens of megabytes, which a
 * server whose owner writes nothing has no use for.
 */
export function createContentsLoader(deps: ContentsDeps & HistoryDeps): LoadContents {
  let loaded: Promise<LoadedContents> | undefined
  async function load(): Promise<LoadedContents> {
    const [{ createContents }, { createHistory }] = await Promise.all([import('./contents.ts'), import('./history.ts')])
    return { contents: createContents(deps), history: createHistory(deps) }
  }
  return () => {
    loaded ??= load()
    return loaded
  }
}

/** What the owner still has to fill in or to confirm: as published, or with what waits to be. */
export async function listToReplace(
  { database: { db }, clock, getContent }: ContentsDeps,
  load: LoadContents,
): Promise<readonly ToReplace[]> {
  const isWaiting = (await listDrafts(db)).length > 0 || (await findNextRevision(db, clock.now())) !== undefined
  return isWaiting ? (await load()).contents.listToReplace() : getContent().toReplace
}
