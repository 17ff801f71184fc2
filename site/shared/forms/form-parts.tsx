import type { Ref } from 'react'
import { honeypotName } from '../../../contract/forms/shared-inputs.ts'
import { Notice, type NoticeContent } from '../ui/Notice.tsx'

/** The button of a form: while sending it says so and does nothing. */
export function SubmitButton({ isSending, words }: { isSending: boolean; words: { submit: string; sending: string } }) {
  return (
    <button className={isSending ? 'button is-busy' : 'button'} type="submit" aria-disabled={isSending || undefined}>
      {isSending ? words.sending : words.submit}
    </button>
  )
}

/** A field that people neither see nor reach; only a program that fills in everything fills it in. */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

type FormNoticeProps = {
  notice: NoticeContent | undefined
  /** What the server answered a plain post with. */
  first: NoticeContent | undefined
  words: { close: string }
  onClose: (() => void) | undefined
}

/**
 * The notice of a form. The one that came with the page stands above the fields and stays there when React wakes,
 * so that nothing moves under a finger; later ones float and can be closed.
 */
export function FormNotice({ notice, first, words, onClose }: FormNoticeProps) {
  const isFirst = notice !== undefined && notice === first
  return <Notice notice={notice} closeLabel={words.close} opensPage={isFirst} onClose={isFirst ? undefined : onClose} />
}

type SuggestionProps = {
  /** The address that was probably meant. */
  address: string | undefined
  /** `{suggestion}` becomes a button that takes the address over. */
  words: string
  onTake: () => void
}

/** "Did you mean anna@gmail.com?" under a field of an address. */
export function Suggestion({ address, words, onTake }: SuggestionProps) {
  if (!address) return null
  const [before, after] = words.split('{suggestion}')
  return (
    <p className="hint">
      {before}
      <button type="button" className="suggestion" onClick={onTake}>
        {address}
      </button>
      {after}
    </p>
  )
}

const titleId = 'error-summary'

type ErrorSummaryProps = {
  title: string
  /** Sentence of each error and the id of its field, in the order of the form. */
  errors: readonly { id: string; text: string }[]
  ref?: Ref<HTMLElement>
}

/** What is to be corrected, above the fields, each with the way to its field; can be focused by script. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <section className="error-summary" ref={ref} tabIndex={-1} aria-labelledby={titleId}>
      <p id={titleId}>
        <b>{title}</b>
      </p>
      {errors.map(({ id, text }) => (
        <p key={id}>
          <a href={`#${id}`}>{text}</a>
        </p>
      ))}
    </section>
  )
}
