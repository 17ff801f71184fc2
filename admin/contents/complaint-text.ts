import type { TextComplaint } from '../../contract/api/admin-contents.ts'
import { toTypography } from '../../contract/content/typography.ts'

/** What is wrong and how to mend it, as two sentences. */
export function toComplaintText({ problem, remedy }: Pick<TextComplaint, 'problem' | 'remedy'>): string {
  const sentences = [problem, remedy]
    .filter((part) => part !== '')
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}${/[.!?…]$/.test(part) ? '' : '.'}`)
    .join(' ')
  return toTypography(sentences, 'fr')
}
