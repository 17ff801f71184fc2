/** Names of the blocks of the house (docs/how-to/ecrire-un-article.md). */
export const blockNames = ['stats', 'roadmap', 'pull', 'checklist', 'warning', 'definition', 'table', 'note'] as const
export type BlockName = (typeof blockNames)[number]

export type Fence = { name: BlockName; label: string | undefined; attributes: Record<string, string>; line: number }

export type FencedText = {
  /** The text with each fence turned into a comment on a line of its own, which Markdown leaves alone. */
  text: string
  fences: Fence[]
  /** Line of the file for each line of the text. */
  lines: number[]
}

/** What a fence has become in the text; `readMark` reads it back. */
const openMark = (index: number) => `<!--block ${index}-->`
const closeMark = '<!--end-->'

export function readMark(html: string): number | 'end' | undefined {
  if (html.trim() === closeMark) return 'end'
  const [, index] = /^<!--block (\d+)-->$/.exec(html.trim()) ?? []
  return index === undefined ? undefined : Number(index)
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/\b(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
}

/**
 * Finds the `:::` fences of a text. Markdown's own way with them swallows colons within lines and a table's last row, so
 * they are taken out before it reads the text.
 * @param complain gets the line of the file and a sentence
 */
export function readFences(
  body: string,
  bodyLine: number,
  complain: (line: number, sentence: string) => void,
): FencedText {
  const out: string[] = []
  const lines: number[] = []
  const fences: Fence[] = []
  let open: Fence | undefined
  let isCode = false
  const put = (line: number, ...texts: string[]) => {
    for (const text of texts) {
      out.push(text)
      lines.push(line)
    }
  }
  for (const [index, text] of body.split('\n').entries()) {
    const line = bodyLine + index
    if (/^\s*(```|~~~)/.test(text)) isCode = !isCode
    const [, rest] = /^\s*:{3,}\s*(.*?)\s*$/.exec(text) ?? []
    if (isCode || rest === undefined) {
      put(line, text)
      continue
    }
    if (rest === '') {
      if (open) put(line, '', closeMark, '')
      else complain(line, 'la ligne « ::: » ne ferme aucun bloc ; retirez-la.')
      open = undefined
      continue
    }
    const [, name = '', label, attributes = '', left] =
      /^([\w-]+)(?![\w-])(?:\[(.*)\])?(?:\{(.*)\})?(.*)$/.exec(rest) ?? []
    const known = blockNames.find((one) => one === name)
    if (open) {
      complain(
        line,
        `le bloc « ${name} » commence dans le bloc « ${open.name} » ; fermez d’abord celui-ci par une ligne « ::: ».`,
      )
    } else if (!known) {
      complain(line, `le bloc « ${name || rest} » est inconnu ; au choix : ${blockNames.join(', ')}.`)
    } else if (left) {
      complain(line, `« ${left} » est de trop après le nom du bloc « ${name} » ; passez à la ligne.`)
    }
    open = { name: known ?? 'note', label, attributes: readAttributes(attributes), line }
    fences.push(open)
    put(line, '', openMark(fences.length - 1), '')
  }
  if (open) complain(open.line, `le bloc « ${open.name} » n’est pas fermé ; terminez-le par une ligne « ::: ».`)
  if (open) put(open.line, '', closeMark)
  return { text: out.join('\n'), fences, lines }
}
