import { useCallback, useRef } from 'react'
import { adminScreens } from '../../contract/api/admin.ts'
import {
  type AnswerForm as AnswerParts,
  answerMax,
  type EnquiryRow,
  type SavedDraft,
} from '../../contract/api/admin-enquiries.ts'
import { fillText } from '../../contract/fill-text.ts'
import { Icon } from '../../site/shared/illustration/Icon.tsx'
import { useAdmin, useMessages } from '../shared/admin-context.tsx'
import { BusyButton } from '../shared/BusyButton.tsx'
import type { TextToSave } from '../shared/drafts/draft-saver.ts'
import { OvertakenDialog } from '../shared/drafts/OvertakenDialog.tsx'
import { SaveNote } from '../shared/drafts/SaveNote.tsx'
import { useSavedText } from '../shared/drafts/use-saved-text.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { useLoaded } from '../shared/use-loaded.ts'
import { Waiting } from '../shared/Waiting.tsx'
import { toReplyAddress } from './reply-address.ts'
import { answerKeeper, answerPath, useSend } from './use-answer.ts'

type AnswerFormProps = {
  enquiry: EnquiryRow
  /** Sent, or put away; what was typed stays a draft. */
  onClose: () => void
}

/** Where an answer is written: what the owner finds in the field comes from the server. */
export function AnswerForm({ enquiry, onClose }: AnswerFormProps) {
  const texts = useMessages().people.answering
  const { value, isFailed, retry } = useLoaded<AnswerParts>(answerPath(enquiry))
  // What is loaded again later is older than what has been typed since.
  const first = useRef<AnswerParts>(undefined)
  first.current ??= value
  if (first.current) return <Field enquiry={enquiry} parts={first.current} onClose={onClose} />
  return isFailed ? <LoadFailure text={texts.failed} onRetry={retry} /> : <Waiting text={texts.loading} />
}

function Field({ enquiry, parts, onClose }: AnswerFormProps & { parts: AnswerParts }) {
  const { people, subjects } = useMessages()
  const texts = people.answering
  const { from, subject, replyTo, quote, snippets } = parts
  const field = useRef<HTMLTextAreaElement>(null)
  const { client } = useAdmin()
  const path = answerPath(enquiry)
  const post = useCallback(
    (draft: TextToSave, init: { keepalive: boolean }) => client.put<SavedDraft>(path, draft, init),
    [client, path],
  )
  const saved = useSavedText({ name: enquiry.id, opened: parts, keeper: answerKeeper, post })
  const { text, setText, state } = saved
  const { problem, isUnsure, isBusy, send } = useSend(enquiry, saved, onClose)

  const insert = (snippet: string) => {
    const area = field.current
    if (!area) return
    area.setRangeText(snippet, area.selectionStart, area.selectionEnd, 'end')
    setText(area.value)
    area.focus()
  }
  return (
    <section className="answering" aria-labelledby="reponse-titre">
      <h4 id="reponse-titre">{texts.heading}</h4>
      <p className="small">{fillText(texts.about, { from, to: enquiry.email, subject, replyTo })}</p>
      <details className="folded snippets">
        <summary className="more">{texts.snippets}</summary>
        <ul>
          {snippets.map((snippet) => (
            <li key={snippet.title}>
              <button
                type="button"
                className="button button--outline button--small"
                onClick={() => insert(snippet.text)}
              >
                {snippet.title}
              </button>
            </li>
          ))}
        </ul>
        {snippets.length === 0 && <p className="small">{texts.noSnippets}</p>}
        <a href={`${adminScreens.contents}/answers/${enquiry.locale}.yaml`}>{texts.editSnippets}</a>
      </details>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div className="form-field">
          <label className="visually-hidden" htmlFor="reponse">
            {texts.field}
          </label>
          <textarea
            ref={field}
            id="reponse"
            dir="auto"
            lang={enquiry.locale}
            maxLength={answerMax}
            readOnly={isBusy || isUnsure}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : 'reponse-erreur'}
          />
          <p className="field-error" id="reponse-erreur" role="alert">
            {problem !== undefined && <Icon name="alert" />}
            {problem}
          </p>
        </div>
        <SaveNote state={state} />
        <div className="actions">
          <BusyButton className="button button--small" isBusy={isBusy} busyText={texts.sending}>
            {isUnsure ? texts.sendAgain : texts.send}
          </BusyButton>
          <a className="more" href={toReplyAddress(enquiry, subjects)}>
            {texts.elsewhere}
          </a>
          <button type="button" className="more" onClick={onClose}>
            {texts.close}
          </button>
        </div>
      </form>
      <details className="folded">
        <summary className="more">{texts.quote}</summary>
        <p className="message" dir="auto" lang={enquiry.locale}>
          {quote}
        </p>
      </details>
      {state.kind === 'overtaken' && <OvertakenDialog other={state.other} text={text} choose={saved.choose} />}
    </section>
  )
}
