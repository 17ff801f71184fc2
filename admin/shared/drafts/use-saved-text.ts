import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import type { CallResult } from '../client.ts'
import {
  createDraftSaver,
  type DraftSaver,
  type Keeper,
  type OpenedText,
  type SaveAnswer,
  type SaveState,
  type TextToSave,
} from './draft-saver.ts'

/** Most bytes that browsers send for a page that is gone (Fetch standard, keepalive: 64 KiB for all of them). */
const mostKeptAlive = 60_000

/** A text that is being written, and how far it has been saved. */
export type SavedText = {
  text: string
  setText: (text: string) => void
  state: SaveState
  /** Grows with each text that the server has taken. */
  saves: number
  /** Saves at once; true once the server has the text. */
  flush: () => Promise<boolean>
  choose: (choice: 'own' | 'other') => void
}

type SavedTextSource = {
  /** Of the text, among what the browser keeps. */
  name: string
  /** As the server gave it; undefined until it has. Another text begins anew. */
  opened: OpenedText | undefined
  keeper: Keeper
  /** Must stay the same function. @param init of the call, where the page may be gone before the answer */
  post: (draft: TextToSave, init: { keepalive: boolean }) => Promise<CallResult<SaveAnswer>>
}

/** Saves a text by itself while it is typed, whatever happens to the tab, the network or the session. */
export function useSavedText({ name, opened, keeper, post }: SavedTextSource): SavedText {
  const { show } = useAdmin()
  const [text, setShownText] = useState(opened?.text ?? '')
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: opened?.savedAt })
  const [saves, setSaves] = useState(0)
  const saver = useRef<DraftSaver>(undefined)
  const [begun, setBegun] = useState<{ name: string; opened: OpenedText }>()

  // Before the field is painted: a key may follow at once, and would be lost.
  useLayoutEffect(() => {
    if (begun?.name !== name) return
    const one = createDraftSaver({
      ...begun.opened,
      name,
      keeper,
      post: async (draft, isLast) => {
        const keepalive = isLast && new Blob([JSON.stringify(draft)]).size < mostKeptAlive
        const result = await post(draft, { keepalive })
        // Said after the app's own notice, which knows nothing of a text that is kept.
        if (result.kind === 'signedOut')
          show({
            kind: 'error',
            title: 'Session terminée',
            text: 'Votre texte est gardé dans ce navigateur : reconnectez-vous, il sera repris et enregistré.',
          })
        return result
      },
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
  }, [name, begun, keeper, post, show])

  // What was typed since a publication, before the text is loaded again, is no text of another's.
  useLayoutEffect(() => {
    if (!opened || (begun?.name === name && begun.opened === opened)) return
    if (begun?.name === name && saver.current?.goOn(opened)) return
    // At once: what shows the text begins with it.
    setShownText(opened.text)
    setState({ kind: 'saved', at: opened.savedAt })
    setBegun({ name, opened })
  }, [name, opened, begun])

  return {
    text,
    setText: useCallback((next: string) => {
      setShownText(next)
      saver.current?.change(next)
    }, []),
    state,
    saves,
    flush: useCallback(async () => (await saver.current?.flush()) ?? false, []),
    choose: useCallback((choice: 'own' | 'other') => saver.current?.choose(choice), []),
  }
}
