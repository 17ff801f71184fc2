import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillText } from '../../contract/text.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import { useAdmin } from './admin-context.tsx'
import { formatPlural } from './admin-formats.ts'
import type { CallResult, Failure, NoResult } from './client.ts'
import { commonTexts, failureTexts, waitTexts } from './texts.ts'

/** The sentence for a call that brought nothing, never the server's own text. */
export function toFailureText(failure: Failure): string {
  if (failure.kind === 'thrown') return commonTexts.thrown.text
  if (failure.code !== 'tooManyTries') return failureTexts[failure.code]
  return `Trop de tentatives. Réessayez dans ${formatPlural(waitTexts, failure.minutes)}.`
}

/**
 * The same as a notice; without an answer, or where nothing else is known, the title is 'Erreur'.
 * @returns `undefined` where the page itself changes: signed out, refused
 */
export function toFailureNotice(result: NoResult, title?: string): NoticeContent | undefined {
  if (result.kind === 'signedOut' || result.kind === 'refused') return undefined
  const isOwn = title !== undefined && result.kind !== 'thrown'
  return { kind: 'error', title: isOwn ? title : commonTexts.thrown.title, text: toFailureText(result) }
}

/** Says that a call brought nothing; where the page itself changes, that has said why. */
export function useShowFailure() {
  const { show } = useAdmin()
  return (result: NoResult, title?: string): void => {
    const notice = toFailureNotice(result, title)
    if (notice) show(notice)
  }
}

/** A title and a text of a notice. */
type Said = Omit<NoticeContent, 'kind'>

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
      if (result.kind === 'thrown')
        return show({
          kind: 'error',
          title: 'Erreur',
          text: 'Le fichier n’est pas arrivé en entier ; rien n’a été gardé. Réessayez.',
        })
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

/** What was typed, by the names of the fields. */
export type Typed = Record<string, string>

/** What is wrong with it. */
export type Wrong = Record<string, string | undefined>

type FormSource = {
  check?: (typed: Typed, form: HTMLFormElement) => Wrong
  /** @param refuse says what the server finds wrong */
  send: (typed: Typed, refuse: (wrong: Wrong) => void) => Promise<unknown>
}

/** A form that is checked when it is sent: the first field that is wrong has the focus, and one thing is done at a time. */
export function useForm({ check = () => ({}), send }: FormSource) {
  const { show } = useAdmin()
  const { isBusy, run } = useAction()
  const [errors, setErrors] = useState<Wrong>({})
  const act = (work: () => Promise<unknown>) => {
    if (isBusy) return
    show(undefined)
    setErrors({})
    void run(work)
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // Of several buttons that send the form, the one that was pressed is named.
    const pressed = event.nativeEvent instanceof globalThis.SubmitEvent ? event.nativeEvent.submitter : null
    /** @returns whether nothing is */
    const tell = (wrong: Wrong): boolean => {
      flushSync(() => setErrors(wrong))
      const first = [...form.querySelectorAll('input')].find(({ name }) => wrong[name])
      first?.focus()
      return !first
    }
    act(async () => {
      const typed = Object.fromEntries([...new FormData(form, pressed)].map(([name, value]) => [name, String(value)]))
      if (tell(check(typed, form))) await send(typed, tell)
    })
  }
  /** `act` does something else with the form than sending it. */
  return { errors, isBusy, onSubmit, act }
}
