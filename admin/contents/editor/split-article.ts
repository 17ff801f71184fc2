import { splitArticle as splitFile } from '../../../contract/content/article-file.ts'

/**
 * An article's file in two: everything down to the line that closes its front matter, and its text. A file without front
 * matter is all text.
 */
export function splitArticle(source: string): { head: string; body: string } {
  const { opening, head, closing, body } = splitFile(source) ?? { opening: '', head: '', closing: '', body: source }
  return { head: opening + head + closing, body }
}

/** Lines that stand before the text: what is line 1 of the text is this much further down in the file. */
export const countHeadLines = (head: string): number => head.split('\n').length - 1
