/** An article's file: its front matter between two lines `---`, and its text. */
export type ArticleFile = { opening: string; head: string; closing: string; body: string }

/** Splits the file of an article; joined, its parts are the file again. Nothing where it has no front matter. */
export function splitArticle(source: string): ArticleFile | undefined {
  const found = /^(\ufeff?---[ \t]*\r?\n)([\s\S]*?)^(---[ \t]*(?:\r?\n|$))/m.exec(source)
  const [whole = '', opening = '', head = '', closing = ''] = found ?? []
  return found?.index === 0 ? { opening, head, closing, body: source.slice(whole.length) } : undefined
}
