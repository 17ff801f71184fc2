import type { TextComplaint } from '../../contract/api/admin-contents.ts'
import { toTypography } from '../../contract/content/typography.ts'
import { fillText, withCapital } from '../../contract/text.ts'
import { toOwnWords } from './own-words.ts'
import { contentsTexts } from './texts.ts'

/** What a field is called, without what its label says about it behind. */
export const toShortName = (label: string): string => label.split(/\s;|\.\s/u, 1)[0] ?? label

/** Where in its text a complaint is: the field by its labels, or the heading above; nothing where it is about the whole. */
export function toPlaceText({ line, field, names = [] }: TextComplaint): string | undefined {
  const { entry } = contentsTexts.fields
  const words = names.map((name) => (typeof name === 'number' ? fillText(entry, { n: name }) : toShortName(name)))
  if (words.length === 0) return line === null ? undefined : 'Début du texte'
  return field ? words.join(', ') : fillText(contentsTexts.changes.below, { heading: words.join() })
}

/** What is wrong and how to mend it, as two sentences. */
export function toComplaintText(complaint: TextComplaint): string {
  const { problem, remedy } = toOwnWords(complaint)
  const sentences = [problem, remedy]
    .filter((part) => part !== '')
    .map((part) => `${withCapital(part)}${/[.!?…]$/.test(part) ? '' : '.'}`)
    .join(' ')
  return toTypography(sentences, 'fr')
}
