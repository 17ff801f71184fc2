/** A value of an article's head as written: a text or a list of texts. */
export type HeadValue = string | readonly string[]

export type FrontMatter = {
  fields: Record<string, HeadValue>
  body: string
  /** Line of the file on which the body begins, counted from 1. */
  bodyLine: number
}

function unquote(text: string): string {
  const quoted = /^"(.*)"$/.exec(text) ?? /^'(.*)'$/.exec(text)
  if (!quoted) return text
  return (quoted[1] ?? '').replace(/\\(["\\])/g, '$1')
}

/** Parts of `a, "b, c", d`. */
function readList(text: string): string[] {
  const parts = text.matchAll(/\s*("(?:[^"\\]|\\.)*"|'[^']*'|[^,]+)/g)
  return [...parts].map(([, part = '']) => unquote(part.trim())).filter(Boolean)
}

/**
 * Reads the head of an article: one field a line, `name: value`, values as in YAML but always texts or lists, so that a
 * colon in a title or a date needs no thought.
 * @param complain gets a sentence without the file's name for each line that cannot be read
 */
export function readFrontMatter(source: string, complain: (sentence: string) => void): FrontMatter {
  const lines = source.replace(/^\ufeff/, '').split(/\r?\n/)
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) {
    complain("l'en-tête manque ; commencez le fichier par une ligne « --- », puis les champs, puis une ligne « --- ».")
    return { fields: {}, body: lines.join('\n'), bodyLine: 1 }
  }
  const fields: Record<string, HeadValue> = {}
  let open: string | undefined
  for (const [index, line] of lines.slice(1, end).entries()) {
    if (/^\s*(#.*)?$/.test(line)) continue
    const item = /^\s+- (.*)$|^- (.*)$/.exec(line)
    const [, name, value = ''] = /^(\w+):(?:\s+(.*?))?\s*$/.exec(line) ?? []
    if (item && open !== undefined) {
      const list = fields[open]
      fields[open] = [...(Array.isArray(list) ? list : []), unquote((item[1] ?? item[2] ?? '').trim())]
    } else if (name === undefined) {
      complain(`la ligne ${index + 2} de l'en-tête n'est pas lisible ; écrivez « champ: valeur » sur une seule ligne.`)
    } else if (name in fields) {
      complain(`le champ "${name}" est écrit deux fois ; gardez-en un.`)
    } else {
      const list = /^\[(.*)\]$/.exec(value)
      fields[name] = list ? readList(list[1] ?? '') : unquote(value)
      open = value === '' ? name : undefined
    }
  }
  return { fields, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 }
}
