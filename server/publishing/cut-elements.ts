/** An element whose content is not read as markup, or not as prose. */
export type CutElement = { name: string; content: string }

const opening = /<(script|style|pre|code)\b[^<>]*>/g

/**
 * Takes scripts, styles and code out of a page that the renderer drew, where `<` and `>` within attributes are escaped.
 * @param names the elements to take
 */
export function cutElements(html: string, names: readonly string[]): { rest: string; cut: CutElement[] } {
  const cut: CutElement[] = []
  let rest = ''
  let from = 0
  for (const { 0: tag, 1: name = '', index } of html.matchAll(opening)) {
    if (index < from || !names.includes(name)) continue
    const start = index + tag.length
    const end = html.indexOf(`</${name}>`, start)
    cut.push({ name, content: html.slice(start, end === -1 ? undefined : end) })
    rest += html.slice(from, index)
    from = end === -1 ? html.length : end + name.length + 3
  }
  return { rest: rest + html.slice(from), cut }
}
