import { useRef, useState } from 'react'
import { adminApi } from '../../contract/api/admin.ts'
import type { AnswerView, EnquiryRow, SentAnswer } from '../../contract/api/admin-enquiries.ts'
import { isRefused } from '../../contract/api/errors.ts'
import type { FormAnswer } from '../../contract/api/form-answer.ts'
import { fillText } from '../../contract/fill-text.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import { useAdmin, useMessages } from '../shared/admin-context.tsx'
import type { AdminMessages } from '../shared/admin-messages.ts'
import type { CallResult } from '../shared/client.ts'
import { createTextKeeper } from '../shared/drafts/text-keeper.ts'
import type { SavedText } from '../shared/drafts/use-saved-text.ts'
import { toFailureText, useShowFailure } from '../shared/failure-notice.ts'

/** Keeps answers by the ids of their messages. */
export const answerKeeper = createTextKeeper('reponse')

export const answerPath = ({ id }: Pick<EnquiryRow, 'id'>): string => `${adminApi.enquiries}/${id}/answer`

/** Whether the answer may have left although nothing says so: the server did not answer, or failed while at it. */
const isLost = (result: CallResult<FormAnswer>): boolean =>
  result.kind === 'thrown' || (result.kind === 'failed' && (result.code === 'fault' || result.code === 'tryLater'))

/** What to say of an answer that the server has. */
function toSentNotice(answer: FormAnswer, email: string, { people, leads }: AdminMessages): NoticeContent {
  const { done } = people.answering
  if (answer.sent) return { kind: 'success', title: done.sent.title, text: fillText(done.sent.text, { email }) }
  const isWaiting = !isRefused(answer.reason) && answer.reason !== 'uncertain'
  const { title, text } = isWaiting ? done.waiting : isRefused(answer.reason) ? done.refused : done.uncertain
  const reason = leads.reasons[answer.reason]
  return { kind: isWaiting ? 'success' : 'error', title, text: fillText(text, { reason }) }
}

/**
 * Sends an answer once: the draft is saved first, and a press whose answer was lost is made again as what it was, with
 * the same text, until the server says what became of it.
 */
export function useSend(enquiry: EnquiryRow, { text, flush }: SavedText, onSent: () => void) {
  const messages = useMessages()
  const texts = messages.people.answering
  const { client, show, refresh } = useAdmin()
  const [isBusy, setBusy] = useState(false)
  const [isUnsure, setUnsure] = useState(false)
  const [problem, setProblem] = useState<string>()
  const pressed = useRef<SentAnswer>(undefined)

  const send = async () => {
    if (isBusy) return
    if (text.trim() === '') return setProblem(texts.empty)
    setBusy(true)
    setProblem(undefined)
    // Where the draft cannot be saved nothing is sent, and the note below the field says why.
    if (await flush()) {
      if (pressed.current?.text !== text) pressed.current = { text, submissionId: crypto.randomUUID() }
      const result = await client.post<FormAnswer>(answerPath(enquiry), pressed.current)
      setUnsure(isLost(result))
      if (result.kind === 'ok') {
        show(toSentNotice(result.value, enquiry.email, messages))
        refresh()
        onSent()
      } else if (isLost(result)) setProblem(texts.unsure)
      else if (result.kind === 'failed') setProblem(toFailureText(result, messages))
    }
    setBusy(false)
  }
  return { isBusy, isUnsure, problem, send }
}

/** Sends an answer again whose mail did not leave. */
export function useResend({ id, email }: EnquiryRow): (answer: AnswerView) => Promise<void> {
  const messages = useMessages()
  const { client, show, refresh } = useAdmin()
  const showFailure = useShowFailure()
  return async (answer) => {
    const result = await client.post<FormAnswer>(`${adminApi.enquiries}/${id}/answers/${answer.id}/resend`)
    if (result.kind !== 'ok') return showFailure(result)
    show(toSentNotice(result.value, email, messages))
    refresh()
  }
}
