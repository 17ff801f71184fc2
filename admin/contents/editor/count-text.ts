import type { Node } from '@tiptap/pm/model'
import { countWords, toMinutes } from '../../../contract/content/article.ts'

/** Words, characters and minutes of an article as its page counts them: without its sources. */
export function countText(doc: Node): { words: number; characters: number; minutes: number } {
  const lines = doc.children
    .filter(({ type }) => type.name !== 'sources')
    .map((piece) => piece.textBetween(0, piece.content.size, '\n'))
  const words = countWords(lines)
  return { words, characters: lines.join(' ').length, minutes: toMinutes(words) }
}
