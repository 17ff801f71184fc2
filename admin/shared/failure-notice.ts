import { fillText } from '../../contract/fill-text.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import { useAdmin } from './admin-context.tsx'
import { formatPlural } from './admin-formats.ts'
import type { Failure, NoResult } from './client.ts'
import { commonTexts, failureTexts, waitTexts } from './texts.ts'

/** The sentence for a call that brought nothing, never the server's own text. */
export function toFailureText(failure: Failure): string {
  if (failure.kind === 'thrown') return commonTexts.thrown.text
  if (failure.code !== 'tooManyTries') return failureTexts[failure.code]
  return fillText(failureTexts.tooManyTries, { wait: formatPlural(waitTexts, failure.minutes) })
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
