import type { FormOutcome } from '../../../contract/renderer.ts'
import type { NoticeContent } from '../ui/Notice.tsx'

/** Words of the troubles that every form can have. */
type TroubleWords = Record<'tooManyTries' | 'wrongOrigin' | 'general', { title: string; text: string }>

/** The notice of a trouble that has nothing to do with what the form is for. */
export function toTroubleNotice(
  outcome: Extract<FormOutcome, { kind: keyof TroubleWords }>,
  words: TroubleWords,
  contact: NoticeContent['contact'],
): NoticeContent {
  const { title, text } = words[outcome.kind]
  if (outcome.kind !== 'tooManyTries') return { kind: 'error', title, text, contact }
  return { kind: 'error', title, text: text.replace('{n}', String(outcome.minutes)), contact }
}
