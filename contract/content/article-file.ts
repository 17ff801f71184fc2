/** An article's file: its front matter between two lines `---`, and its text. Without front matter it is all text. */
export type ArticleFile = {
  opening: string
  head: string
  closing: string
  body: string
  /** All that stands before the text. */
  before: string
  /** Lines of it: what is line 1 of the text is this much further down in the file. */
  lines: number
}

/** Splits the file of an article; joined, its parts are the file again. */
export function splitArticle(source: string): ArticleFile {
  const found = /^(\ufeff?---[ \t]*\r?\n)([\s\S]*?)^(---[ \t]*(?:\r?\n|$))/m.exec(source)
  const [before = '', opening = '', head = '', closing = ''] = found?.index === 0 ? found : []
  return { opening, head, closing, before, lines: before.split('\n').length - 1, body: source.slice(before.length) }
}
