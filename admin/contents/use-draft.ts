import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import {
  type Checked,
  contentsApi,
  type OpenedFile,
  type SavedDraft,
  type TextComplaint,
} from '../../contract/api/admin-contents.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { withQuery } from '../shared/client.ts'
import type { TextToSave } from '../shared/drafts/draft-saver.ts'
import { createTextKeeper } from '../shared/drafts/text-keeper.ts'
import { type SavedText, useSavedText } from '../shared/drafts/use-saved-text.ts'
import { useLoaded } from '../shared/use-loaded.ts'

/** Keeps texts by the paths of their files. */
export const draftKeeper = createTextKeeper('contenus')

/** A file that is being edited: its text, what is wrong with it, and how far it has been saved. */
export type Draft = SavedText & {
  /** As the server gave it; undefined until it has. */
  file: OpenedFile | undefined
  isFailed: boolean
  /** There is no such file (any more). */
  isMissing: boolean
  /** Loads the file again: after a publication, or when it could not be loaded. */
  reload: () => void
  complaints: readonly TextComplaint[]
}

/** Opens a file and saves its text by itself; a preview is drawn again with each text that the server has taken. */
export function useDraft(path: string): Draft {
  const { client } = useAdmin()
  const { value, isLoading, isFailed, isMissing, retry } = useLoaded<OpenedFile>(withQuery(contentsApi.file, { path }))
  const loaded = value?.entry.path === path ? value : undefined

  const post = useCallback(
    (draft: TextToSave, init: { keepalive: boolean }) =>
      client.post<SavedDraft>(contentsApi.draft, { path, ...draft }, init),
    [client, path],
  )
  const saved = useSavedText({ name: path, opened: loaded, keeper: draftKeeper, post })
  const { saves } = saved

  // Never shown without its text: a form and an editor begin with it.
  const [file, setFile] = useState<OpenedFile>()
  const [complaints, setComplaints] = useState<readonly TextComplaint[]>([])
  useEffect(() => {
    if (!loaded) return
    setFile(loaded)
    setComplaints(loaded.complaints)
  }, [loaded])

  // Looked at after each save; an answer about an older text is dropped.
  useEffect(() => {
    if (saves === 0) return
    let isWanted = true
    void client.post<Checked>(contentsApi.check, { path }).then((result) => {
      if (isWanted && result.kind === 'ok') setComplaints(result.value.complaints)
    })
    return () => {
      isWanted = false
    }
  }, [client, path, saves])

  // An answer that is on its way since before a save may hold the text as it was.
  const askAgain = useEffectEvent(() => {
    if (isLoading) retry()
  })
  useEffect(() => {
    if (saves > 0) askAgain()
  }, [saves])

  return {
    ...saved,
    file,
    isFailed: isFailed && !isLoading,
    isMissing,
    reload: retry,
    complaints,
  }
}
