import { useState } from 'react'
import { fillText } from '../../contract/fill-text.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import { useAdmin } from './admin-context.tsx'
import type { CallResult } from './client.ts'
import { toFailureNotice, useShowFailure } from './failure-notice.ts'
import { csvTexts } from './texts.ts'

/** A title and a text of a notice. */
export type Said = Omit<NoticeContent, 'kind'>

type PostOptions<T> = {
  body?: object
  /** What is said of a success. */
  done?: Said
  /** The title of a failure. */
  failed?: string
  /** What is said in place of both, where it has something to say. */
  say?: (result: CallResult<T>) => NoticeContent | undefined
  /** Asked for in a dialog, which says itself what failed: nothing else can be read while it is open. */
  isInDialog?: boolean
}

/** One thing done at a time: whether it is under way, what is posted or saved by it, and how it is said that it went. */
export function useAction() {
  const { client, show, refresh } = useAdmin()
  const showFailure = useShowFailure()
  const [isBusy, setBusy] = useState(false)

  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }

  /** Changes something on the server, says how it went, and has what is shown loaded again. */
  const post = async <T>(path: string, options: PostOptions<T>): Promise<CallResult<T>> => {
    const { body, done, failed, say, isInDialog = false } = options
    show(undefined)
    const result = await client.post<T>(path, body)
    // A refusal, too, may come of a change that was made elsewhere.
    if (result.kind !== 'thrown') refresh()
    const success: NoticeContent | undefined = done && { kind: 'success', ...done }
    const notice = say?.(result) ?? (result.kind === 'ok' ? success : toFailureNotice(result, failed))
    const isOver = result.kind === 'ok' || (result.kind === 'failed' && result.code === 'notFound')
    if (notice && (isOver || !isInDialog)) show(notice)
    return result
  }

  /**
   * Fetches a file whole, hands it to the browser under the server's name, and only then says so.
   * @param done may hold `{name}`
   */
  const save = (path: string, done: Said): Promise<void> =>
    run(async () => {
      show(undefined)
      const result = await client.download(path)
      if (result.kind === 'thrown') return show({ kind: 'error', ...csvTexts.failed })
      if (result.kind !== 'ok') return showFailure(result)
      const { name, content } = result.value
      const href = URL.createObjectURL(content)
      Object.assign(document.createElement('a'), { href, download: name }).click()
      // The download reads it after the click.
      setTimeout(() => URL.revokeObjectURL(href), 60_000)
      show({ kind: 'success', title: done.title, text: fillText(done.text, { name }) })
    })

  return { isBusy, run, post, save }
}
