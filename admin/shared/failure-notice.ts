import { fillText } from '../../contract/fill-text.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import { useAdmin, useMessages } from './admin-context.tsx'
import { formatPlural } from './admin-formats.ts'
import type { AdminMessages } from './admin-messages.ts'
import type { Failure, NoResult } from './client.ts'

/** The sentence for a call that brought nothing, never the server's own text. */
export function toFailureText(failure: Failure, messages: AdminMessages): string {
  if (failure.kind === 'thrown') return messages.thrown.text
  if (failure.code !== 'tooManyTries') return messages.failures[failure.code]
  return fillText(messages.failures.tooManyTries, { wait: formatPlural(messages.waits, failure.minutes) })
}

/**
 * The same as a notice; without an answer, or where nothing else is known, the title is 'Erreur'.
 * @returns `undefined` where the page itself changes: signed out, refused
 */
export function toFailureNotice(result: NoResult, messages: AdminMessages, title?: string): NoticeContent | undefined {
  if (result.kind === 'signedOut' || result.kind === 'refused') return undefined
  const isOwn = title !== undefined && result.kind !== 'thrown'
  return { kind: 'error', title: isOwn ? title : messages.thrown.title, text: toFailureText(result, messages) }
}

/** Says that a call brought nothing; where the page itself changes, that has said why. */
export function useShowFailure() {
  const messages = useMessages()
  const { show } = useAdmin()
  return (result: NoResult, title?: string): void => {
    const notice = toFailureNotice(result, messages, title)
    if (notice) show(notice)
  }
}
