import { useCallback, useMemo, useRef, useState } from 'react'
import { adminApi } from '../../contract/api/admin.ts'
import {
  type AnswerForm,
  type AnswerView,
  answerWait,
  type EnquiryRow,
  type SavedDraft,
  type SentAnswer,
} from '../../contract/api/admin-people.ts'
import { toFailureText, useAction } from '../shared/actions.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import type { CallResult } from '../shared/client.ts'
import type { SaveAnswer, TextToSave } from '../shared/drafts/draft-saver.ts'
import { answerKeeper } from '../shared/drafts/typed-texts.ts'
import { useSavedText } from '../shared/drafts/use-saved-text.ts'

/** What the owner writes. */
type Letter = { subject: string; text: string }

/** A letter as one text, as it is saved and compared: its subject is the first line. */
export const toLetterText = ({ subject, text }: Letter): string => `${subject}\n${text}`

/** The letter in such a text. */
export function readLetter(letter: string): Letter {
  const end = letter.indexOf('\n')
  return { subject: letter.slice(0, end), text: letter.slice(end + 1) }
}

/**
 * Puts a snippet into the text of a letter as a paragraph of its own: below the line in which the caret stands, the
 * salutation above all, and above the signature.
 * @returns the text, and where the snippet ends in it
 */
export function insertSnippet(
  text: string,
  snippet: string,
  caret: number,
  signature: string,
): { text: string; end: number } {
  const closing = text.lastIndexOf(signature)
  const lineEnd = text.indexOf('\n', caret)
  const at = Math.min(closing === -1 ? text.length : closing, lineEnd === -1 ? text.length : lineEnd)
  const above = [text.slice(0, at).trimEnd(), snippet.trim()].filter(Boolean).join('\n\n')
  const below = text.slice(at).trimStart()
  return { text: [above, below].filter(Boolean).join('\n\n'), end: above.length }
}

export const answerPath = ({ id }: Pick<EnquiryRow, 'id'>): string => `${adminApi.enquiries}/${id}/answer`

/** Whether the answer may be stored although nothing says so: the server did not answer, or failed while at it. */
const isLost = (result: CallResult<unknown>): boolean =>
  result.kind === 'thrown' || (result.kind === 'failed' && (result.code === 'fault' || result.code === 'tryLater'))

/** An answer that is being written: saved by itself, its subject with its text. */
export function useLetter(enquiry: EnquiryRow, parts: AnswerForm) {
  const { client } = useAdmin()
  const path = answerPath(enquiry)
  /** Of the draft that the server has. */
  const version = useRef(parts.version)
  const post = useCallback(
    async (draft: TextToSave, init: { keepalive: boolean }): Promise<CallResult<SaveAnswer>> => {
      const body = { ...readLetter(draft.text), version: draft.version }
      const result = await client.put<SavedDraft>(path, body, init)
      if (result.kind !== 'ok') return result
      const { value } = result
      version.current = value.version
      return { kind: 'ok', value: value.kind === 'saved' ? value : { ...value, text: toLetterText(value) } }
    },
    [client, path],
  )
  const opened = useMemo(() => ({ ...parts, text: toLetterText(parts) }), [parts])
  const saved = useSavedText({ name: `${enquiry.personId} ${enquiry.id}`, opened, keeper: answerKeeper, post })
  const letter = readLetter(saved.text)
  return {
    ...saved,
    letter,
    change: (next: Partial<typeof letter>) => saved.setText(toLetterText({ ...letter, ...next })),
    version,
  }
}

/** What is wrong with a field of an answer. */
type Problems = { subject?: string | undefined; text?: string | undefined }

/**
 * Sends an answer once: the draft is saved first, and a press whose answer was lost is made again as what it was, with
 * the same text, until the server says what became of it.
 */
export function useSend(enquiry: EnquiryRow, written: ReturnType<typeof useLetter>, onSent: () => void) {
  const { client, show, refresh } = useAdmin()
  const { isBusy, run } = useAction()
  /** What was pressed and whose answer was lost. */
  const [unsure, setUnsure] = useState<SentAnswer>()
  const [problems, setProblems] = useState<Problems>({})
  const { letter, version, flush } = written

  const send = async (): Promise<Problems> => {
    const { subject, text } = letter
    if (subject.trim() === '') return { subject: 'Écrivez un objet avant d’envoyer la réponse.' }
    if (text.trim() === '') return { text: 'Écrivez votre réponse avant de l’envoyer.' }
    // Where the draft cannot be saved nothing is sent, and the note below the field says why.
    if (!(await flush())) return {}
    const pressed = unsure ?? { subject, text, version: version.current, submissionId: crypto.randomUUID() }
    const result = await client.post(answerPath(enquiry), pressed)
    setUnsure(isLost(result) ? pressed : undefined)
    if (isLost(result))
      return { text: 'Le serveur n’a pas dit si la réponse est partie. Réessayez : elle ne partira pas deux fois.' }
    if (result.kind === 'failed') return { text: toFailureText(result) }
    if (result.kind !== 'ok') return {}
    show({
      kind: 'success',
      title: 'Réponse enregistrée',
      text: `Elle part dans ${answerWait / 1_000} secondes, avec une copie pour vous. D’ici là, vous pouvez annuler l’envoi.`,
    })
    refresh()
    onSent()
    return {}
  }
  return {
    isBusy,
    isUnsure: unsure !== undefined,
    problems,
    send: (): Promise<void> =>
      run(async () => {
        setProblems({})
        const found = await send()
        setProblems(found)
        if (found.subject !== undefined) document.getElementById('objet')?.focus()
      }),
  }
}

/** Takes an answer back that has not left: it is the draft again. */
export function useTakeBack({ id }: EnquiryRow, onDraft: () => void) {
  const { post } = useAction()
  return async (answer: AnswerView): Promise<void> => {
    const result = await post(`${adminApi.enquiries}/${id}/answers/${answer.id}/take-back`, {
      done: { title: 'Envoi annulé', text: 'Rien n’est parti. Le texte est de nouveau votre brouillon.' },
      say: (result) =>
        result.kind === 'failed' && result.code === 'notFound'
          ? { kind: 'error', title: 'Trop tard', text: 'La réponse est déjà en route.' }
          : undefined,
    })
    if (result.kind === 'ok') onDraft()
  }
}
