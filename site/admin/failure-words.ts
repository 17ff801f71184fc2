import { adminWords } from '../../content/words/admin.ts'
import type { NoticeContent } from '../ui/Notice.tsx'
import type { Failure } from './admin-calls.ts'

/** The sentence for a call that brought nothing, never the server's own text. */
export function toFailureText(failure: Failure): string {
  if (failure.kind === 'thrown') return adminWords.thrown.text
  if (failure.code !== 'tooManyTries') return adminWords.failures[failure.code]
  const { one, many } = adminWords.waits
  const wait = (failure.minutes < 2 ? one : many).replace('{n}', String(failure.minutes))
  return adminWords.failures.tooManyTries.replace('{wait}', wait)
}

/** The same as a notice; without an answer the title is 'Erreur', whatever was asked. */
export function toFailureNotice(failure: Failure, title: string): NoticeContent {
  return {
    kind: 'error',
    title: failure.kind === 'thrown' ? adminWords.thrown.title : title,
    text: toFailureText(failure),
  }
}
