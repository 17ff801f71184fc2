import { CST, Lexer } from 'yaml'

/**
 * What a file of YAML may hold, three times what any of ours does at least: characters of the file and of one text in it;
 * words, marks and remarks; groups and lists within each other. What holds more would take minutes to read.
 */
export const yamlLimits = { characters: 60_000, text: 10_000, pieces: 5_000, levels: 20 } as const

/** Why a file is not even read, and on which line, from 1: too heavy, or an anchor, an alias or a tag. */
export type YamlRefusal = { line: number; kind: keyof typeof yamlLimits | 'invisible' | 'notation' }

/** Characters that print nothing: Unicode’s controls but tab and line breaks, annotations, places without a character. */
const invisible = /[^\P{Cc}\t\n\r]|[\ufff9-\ufffc\ufffe\uffff]/u

/** The line on which a character stands that content may not hold, or nothing. */
export function findInvisible(source: string): number | undefined {
  const at = source.search(invisible)
  return at < 0 ? undefined : lineAt(source, at)
}

/** The line, from 1, on which a character of a text stands. */
export const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length

/**
 * Looks whether a file may be read: anchors, aliases and tags are refused, since an editor means a sign by them, and so
 * is what is too heavy. It takes a look at each character, whatever they say.
 */
export function findRefusal(source: string): YamlRefusal | undefined {
  const stray = findInvisible(source)
  if (stray !== undefined) return { kind: 'invisible', line: stray }
  if (source.length > yamlLimits.characters) return { kind: 'characters', line: lineAt(source, yamlLimits.characters) }
  /** Columns of the groups and lists that are open; of those between brackets, how many. */
  const columns: number[] = []
  let brackets = 0
  let pieces = 0
  let [line, column] = [1, 0]
  /** Colons on the line, or nothing before its first word. */
  let colons: number | undefined
  let isText = false
  for (const token of new Lexer().lex(source)) {
    const type: CST.TokenType | null = isText ? 'scalar' : CST.tokenType(token)
    isText = type === 'scalar' && !isText
    if (isText || type === 'doc-mode' || type === 'flow-error-end') continue
    if (type === 'anchor' || type === 'alias' || type === 'tag') return { kind: 'notation', line }
    if (type?.endsWith('scalar') && token.length > yamlLimits.text) return { kind: 'text', line }
    if (type !== 'space' && type !== 'newline' && type !== 'comment') {
      const opens = colons === undefined || type === 'seq-item-ind' || type === 'explicit-key-ind'
      colons = (colons ?? 0) + (type === 'map-value-ind' ? 1 : 0)
      if (brackets === 0 && opens) {
        while (columns.length > 0 && (columns.at(-1) ?? 0) >= column) columns.pop()
        columns.push(column)
      }
      if (type === 'flow-map-start' || type === 'flow-seq-start') brackets += 1
      if (type === 'flow-map-end' || type === 'flow-seq-end') brackets = Math.max(0, brackets - 1)
      const levels = columns.length + brackets + (brackets === 0 ? colons : 0)
      if (levels > yamlLimits.levels) return { kind: 'levels', line }
    }
    if (type !== 'space' && type !== 'newline') pieces += 1
    if (pieces > yamlLimits.pieces) return { kind: 'pieces', line }
    const lines = token.split('\n')
    line += lines.length - 1
    column = lines.length > 1 ? (lines.at(-1) ?? '').length : column + token.length
    if (lines.length > 1) colons = undefined
  }
  return undefined
}
