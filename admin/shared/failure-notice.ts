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
 * The same as a notice; without an answer the title is 'Erreur', whatever was asked.
 * @returns `undefined` where the page itself changes: signed out, refused
 */
export function toFailureNotice(result: NoResult, title: string, messages: AdminMessages): NoticeContent | undefined {
  if (result.kind === 'signedOut' || result.kind === 'refused') return undefined
  const isThrown = result.kind === 'thrown'
  return { kind: 'error', title: isThrown ? messages.thrown.title : title, text: toFailureText(result, messages) }
}

/** Says that a call brought nothing; where the page itself changes, that has said why. */
export function useShowFailure() {
  const messages = useMessages()
  const { show } = useAdmin()
  return (result: NoResult, title: string): void => {
    const notice = toFailureNotice(result, title, messages)
    if (notice) show(notice)
  }
}
