/**
 * What a text may hold, twice what any of ours does at least: characters; signs that YAML or Markdown may make something
 * of, line breaks among them; in Markdown columns before a line, each mark of a list or a quotation counted as five, and
 * blocks. Reading costs the square of the signs, and in Markdown more than that of what stands in each other.
 */
const textLimits = { characters: 60_000, signs: 4_000, lead: 24, blocks: 50 } as const

/** Why a text is not even read, and on which line, from 1. */
export type TextRefusal = { line: number; kind: 'invisible' | 'heavy' }

/** Characters that print nothing: Unicode’s controls but tab and line breaks, annotations, places without a character. */
const invisible = /[^\P{Cc}\t\n\r]|[\ufff9-\ufffc\ufffe\uffff]/u

const sign = /[^\sA-Za-z0-9.,;!?'"()/%$\u0080-\uffff]|\d[.)](?=\s)/g
const lead = /^(?:[ \t]|[>*+-](?=[\s>]|$)|\d{1,9}[.)](?=\s|$))*/
const block = /:{3,}[ \t]*[a-z]/i

/** The line, from 1, on which a character of a text stands. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** Looks whether a text may be read: it takes a look at each character, whatever they say. */
export function findRefusal(text: string, kind: 'yaml' | 'markdown'): TextRefusal | undefined {
  const stray = text.search(invisible)
  if (stray >= 0) return { kind: 'invisible', line: lineAt(text, stray) }
  const found = { characters: 0, signs: 0, blocks: 0 }
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    found.characters += line.length + 1
    found.signs += (line.match(sign)?.length ?? 0) + 1
    found.blocks += block.test(line) ? 1 : 0
    const [before = ''] = lead.exec(line) ?? []
    const columns = before.replaceAll('\t', '    ').replace(/[>*+-]|\d+[.)]/g, '     ').length
    const isDeep = kind === 'markdown' && (columns > textLimits.lead || found.blocks > textLimits.blocks)
    if (isDeep || found.characters > textLimits.characters || found.signs > textLimits.signs)
      return { kind: 'heavy', line: index + 1 }
  }
  return undefined
}
