import { countWords, toMinutes } from '../../../contract/content/article.ts'

/** Lines as readers see them: without marks, addresses and the sources at the end. */
function toSeen(body: string): string {
  return body
    .replace(/^\[\^[^\]]+\]:.*$/gm, '')
    .replace(/^:{3,}\w*(?:\[(.*)\])?(?:\{.*\})?\s*$/gm, '$1')
    .replace(/^\|[-:|\s]+\|\s*$/gm, '')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/!?\[((?:[^[\]\\]|\\.|\[[^[\]]*\])*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)/g, '$1')
    .replace(/:(?:de|en|fr)\[([^\][]*)\]/g, '$1')
    .replace(/^\s*(?:#{1,6}|[-*+]|\d+[.)]|>)\s+/gm, '')
    .replace(/\*\*|\|/g, '')
}

/** Words, characters and minutes of an article, counted as its page counts them, but for a few. */
export function countText(body: string): { words: number; characters: number; minutes: number } {
  const seen = toSeen(body)
  const words = countWords([seen])
  return { words, characters: seen.replace(/\s+/g, ' ').trim().length, minutes: toMinutes(words) }
}
