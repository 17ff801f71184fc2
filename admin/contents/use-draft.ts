import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type Checked,
  contentsApi,
  type OpenedFile,
  type SavedDraft,
  type TextComplaint,
} from '../../contract/api/admin-contents.ts'
import { useAdmin, useContentsMessages } from '../shared/admin-context.tsx'
import { type CallResult, withQuery } from '../shared/client.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { createDraftSaver, type DraftSaver, type SaveState } from './draft-saver.ts'
import { toOwnWords } from './own-words.ts'
import { textKeeper } from './text-keeper.ts'

/** Most bytes that browsers send for a page that is gone (Fetch standard, keepalive: 64 KiB for all of them). */
const mostKeptAlive = 60_000

/** A file that is being edited: its text, what is wrong with it, and how far it has been saved. */
export type Draft = {
  /** As the server gave it; undefined until it has. */
  file: OpenedFile | undefined
  isFailed: boolean
  /** Loads the file again: after a publication, or when it could not be loaded. */
  reload: () => void
  text: string
  setText: (text: string) => void
  state: SaveState
  /** Grows with each text that the server has taken: a preview is drawn again. */
  saves: number
  complaints: readonly TextComplaint[]
  /** Saves at once; true once the server has the text. */
  flush: () => Promise<boolean>
  choose: (choice: 'own' | 'other') => void
}

/** Opens a file and saves its text by itself, whatever happens to the tab, the network or the session. */
export function useDraft(path: string): Draft {
  const { client, show } = useAdmin()
  const { saving, fields } = useContentsMessages().contents
  const { sessionEnded } = saving
  const [version, setVersion] = useState(0)
  const { value, isLoading, isFailed } = useLoaded<OpenedFile>(withQuery(contentsApi.file, { path }), version)
  const loaded = value?.entry.path === path ? value : undefined

  // Never shown without its text: a form and an editor begin with it.
  const [file, setFile] = useState<OpenedFile>()
  const [text, setShownText] = useState('')
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null })
  const [saves, setSaves] = useState(0)
  const [complaints, setComplaints] = useState<readonly TextComplaint[]>([])
  const saver = useRef<DraftSaver>(undefined)

  // Looked at after each save; an answer about an older text is dropped.
  useEffect(() => {
    if (saves === 0) return
    let isWanted = true
    void client.post<Checked>(contentsApi.check, { paths: [path] }).then((result) => {
      if (isWanted && result.kind === 'ok') setComplaints(result.value.complaints)
    })
    return () => {
      isWanted = false
    }
  }, [client, path, saves])

  useEffect(() => {
    if (!loaded) return
    setFile(loaded)
    setShownText(loaded.text)
    setState({ kind: 'saved', at: loaded.savedAt })
    setComplaints(loaded.complaints)
    const post = async (address: string, draft: object, isLast: boolean): Promise<CallResult<SavedDraft>> => {
      const isSmall = isLast && new Blob([JSON.stringify(draft)]).size < mostKeptAlive
      const result = await client.post<SavedDraft>(address, draft, { keepalive: isSmall })
      // Said after the app's own notice, which knows nothing of a text that is kept.
      if (result.kind === 'signedOut') show({ kind: 'error', ...sessionEnded })
      return result
    }
    const one = createDraftSaver({
      path,
      text: loaded.text,
      version: loaded.version,
      base: loaded.base,
      savedAt: loaded.savedAt,
      keeper: textKeeper,
      post,
      onText: setShownText,
      onState: (next) => {
        setState(next)
        if (next.kind === 'saved') setSaves((count) => count + 1)
      },
    })
    saver.current = one
    const sendNow = () => void one.flush()
    const sendLast = () => {
      if (document.visibilityState === 'hidden') void one.flush(true)
    }
    window.addEventListener('online', sendNow)
    window.addEventListener('pagehide', sendLast)
    document.addEventListener('visibilitychange', sendLast)
    return () => {
      window.removeEventListener('online', sendNow)
      window.removeEventListener('pagehide', sendLast)
      document.removeEventListener('visibilitychange', sendLast)
      one.stop()
      saver.current = undefined
    }
  }, [client, loaded, path, show, sessionEnded])

  // The lines are those of the text that was looked at, not of what has been typed since.
  const latest = useRef(text)
  latest.current = text
  const named = useMemo(() => {
    if (!file) return complaints
    const toOwn = (one: TextComplaint) => toOwnWords(one, file.form, latest.current, fields.fill)
    return complaints.map((one) => (one.path === path ? toOwn(one) : one))
  }, [complaints, file, path, fields])

  return {
    file,
    isFailed: isFailed && !isLoading,
    reload: useCallback(() => setVersion((count) => count + 1), []),
    text,
    setText: useCallback((next: string) => {
      setShownText(next)
      saver.current?.change(next)
    }, []),
    state,
    saves,
    complaints: named,
    flush: useCallback(async () => (await saver.current?.flush()) ?? false, []),
    choose: useCallback((choice: 'own' | 'other') => saver.current?.choose(choice), []),
  }
}
