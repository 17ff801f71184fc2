import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenedPicture } from '../../../contract/api/admin-contents.ts'
import { useAdmin } from '../../shared/admin-context.tsx'
import { askBeforeLeaving } from '../../shared/use-address.ts'
import { sendPicture } from '../send-picture.ts'
import { insertPicture } from './parts.ts'

/** A picture on its way to the server. */
export type Upload = {
  id: string
  file: File
  description: string
  /** `waiting`: no network, it is sent again by itself. `stopped`: it cannot be taken as it is, or not now. */
  state: 'sending' | 'waiting' | 'stopped'
  /** What is said of it. */
  words: string
  /** How much of it has gone, from 0 to 1, while it does. */
  share?: number | undefined
  canRetry: boolean
}

/** Time until a picture that found no server is sent again, in milliseconds; sooner where the browser sees a network. */
const retryPause = 10_000

/** Asked before a picture that is not yet in the text is left behind. */
const leavingQuestion =
  'Une image n’est pas encore dans le texte. Si vous quittez l’article, elle n’y sera pas insérée. Quitter quand même ?'

/** Places of a text by a name, wherever each has moved meanwhile. */
export function useMovingPlaces<Placed extends { place: number }>(editor: Editor | undefined) {
  const places = useRef(new Map<string, readonly Placed[]>())
  useEffect(() => {
    const move = ({ transaction: { mapping } }: { transaction: Transaction }) => {
      for (const [name, found] of places.current)
        places.current.set(
          name,
          found.map((one) => ({ ...one, place: mapping.map(one.place) })),
        )
    }
    editor?.on('transaction', move)
    return () => void editor?.off('transaction', move)
  }, [editor])
  return places
}

/**
 * Sends pictures of an article and puts each into the text where it was asked for, wherever that place has moved
 * meanwhile. What finds no network is kept and sent again.
 */
export function usePictureUploads(path: string, editor: Editor | undefined) {
  const { client, show } = useAdmin()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [saved, setSaved] = useState<OpenedPicture[]>([])
  const underway = useRef(new Set<string>())
  const places = useMovingPlaces(editor)

  const change = useCallback((id: string, next: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)))
  }, [])
  const drop = useCallback(
    (id: string) => {
      places.current.delete(id)
      setUploads((all) => all.filter((one) => one.id !== id))
    },
    [places],
  )

  const send = useCallback(
    async ({ id, file, description }: Upload) => {
      if (!editor || underway.current.has(id)) return
      underway.current.add(id)
      change(id, { state: 'sending', canRetry: false })
      const sent = await sendPicture(client, path, file, (words, share) => change(id, { words, share }))
      underway.current.delete(id)
      change(id, { share: undefined })
      if (sent.kind === 'unreached')
        return change(id, {
          state: 'waiting',
          words: `${file.name} : pas de réseau. L’image est gardée ici et repart dès qu’il revient ; laissez cette page ouverte.`,
          canRetry: true,
        })
      if (sent.kind !== 'saved')
        return change(id, { state: 'stopped', words: sent.words, canRetry: sent.kind === 'failed' })
      const { path: saved, name, bytes } = sent
      // The article was left meanwhile.
      if (editor.isDestroyed)
        return show({
          kind: 'success',
          title: 'Image envoyée',
          text: `${name} n’est pas encore dans le texte. Ouvrez l’article : elle est parmi ses images.`,
        })
      insertPicture(editor, places.current.get(id)?.[0]?.place ?? editor.state.selection.to, name, description)
      drop(id)
      setSaved((all) => [
        ...all.filter((one) => one.path !== saved),
        { path: saved, name, bytes, isDraft: true, isRemoved: false },
      ])
      show({ kind: 'success', title: 'Image insérée', text: `${name} est dans l’article.` })
    },
    [change, client, drop, editor, path, places, show],
  )

  // What waits for a network goes again when there is one, or after a while.
  const waiting = uploads.filter(({ state }) => state === 'waiting')
  useEffect(() => {
    if (waiting.length === 0) return
    const again = () => {
      for (const upload of waiting) void send(upload)
    }
    const timer = setTimeout(again, retryPause)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  })

  const hasUploads = uploads.length > 0
  useEffect(() => (hasUploads ? askBeforeLeaving(leavingQuestion) : undefined), [hasUploads])

  return {
    uploads,
    /** Those that were sent since the article was opened. */
    saved,
    /** Sends a picture for this place of the text. */
    start: useCallback(
      (file: File, description: string, place: number) => {
        const id = crypto.randomUUID()
        const words = `Image en cours d’envoi : ${file.name}`
        places.current.set(id, [{ place }])
        const upload: Upload = { id, file, description, state: 'sending', words, canRetry: false }
        setUploads((all) => [...all, upload])
        void send(upload)
      },
      [places, send],
    ),
    retry: send,
    drop,
  }
}
