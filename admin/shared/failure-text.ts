import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { Failure } from './admin-calls.ts'
import type { AdminMessages } from './admin-messages.ts'

/** The sentence for a call that brought nothing, never the server's own text. */
export function toFailureText(failure: Failure, messages: AdminMessages): string {
  if (failure.kind === 'thrown') return messages.thrown.text
  if (failure.code !== 'tooManyTries') return messages.failures[failure.code]
  const { one, many } = messages.waits
  const wait = (failure.minutes < 2 ? one : many).replace('{n}', String(failure.minutes))
  return messages.failures.tooManyTries.replace('{wait}', wait)
}

/** The same as a notice; without an answer the title is 'Erreur', whatever was asked. */
export function toFailureNotice(failure: Failure, title: string, messages: AdminMessages): NoticeContent {
  return {
    kind: 'error',
    title: failure.kind === 'thrown' ? messages.thrown.title : title,
    text: toFailureText(failure, messages),
  }
}
