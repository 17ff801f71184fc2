import { parseDocument } from 'yaml'

/** Whatever a form can put into a file. */
export type YamlValue = string | number | boolean | null | readonly YamlValue[] | { readonly [key: string]: YamlValue }

/** How a value is to stand: in its file's manner. */
export type Manner = {
  isFailsafe: boolean
  isFlow: boolean
  /** Column at which the value begins, and at which the lines of a folded text begin. */
  column: number
  indent: number
  /** How it was written before: `PLAIN`, `QUOTE_SINGLE` and so on, as `yaml` names it. */
  type?: string | undefined
}

/** Texts are folded at this column, as everywhere in `content/`. */
const width = 100

const quoteSingle = (value: string) => `'${value.replaceAll("'", "''")}'`

/** Lines of at most `width` columns; breaks stand for single spaces between words. Nothing where that cannot be. */
function fold(value: string, indent: number): string | undefined {
  if (value === '' || /[\r\n\t\u0000-\u001f]/.test(value) || value !== value.trim() || value.includes('  ')) return
  const margin = ' '.repeat(indent)
  const lines: string[] = []
  let line = ''
  for (const word of value.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return `>-\n${[...lines, line].map((one) => margin + one).join('\n')}`
}

/** Whether a piece of YAML says a value, where it is to stand. */
function says(written: string, value: unknown, { isFlow, isFailsafe }: Manner): boolean {
  const source = isFlow ? `[${written}]\n` : `- ${written}\n`
  const document = parseDocument(source, { schema: isFailsafe ? 'failsafe' : 'core' })
  if (document.errors.length > 0 || document.warnings.length > 0) return false
  const read: unknown = document.toJS()
  return Array.isArray(read) && read.length === 1 && read[0] === value
}

/** A text, a number or a flag as YAML, in the manner in which its place was written. */
export function writeScalar(value: string | number | boolean | null, manner: Manner): string {
  if (value === null) return 'null'
  if (typeof value !== 'string') return manner.isFailsafe ? writeScalar(String(value), manner) : String(value)
  const { type = 'PLAIN', column, indent, isFlow } = manner
  const folded = isFlow ? undefined : fold(value, indent)
  if (folded !== undefined && type.startsWith('BLOCK')) return folded
  // JSON is YAML, also where a text holds what no other manner can.
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(value)
  const isLong = column + value.length > width
  if (folded !== undefined && isLong && type === 'PLAIN') return folded
  const isOneLine = !/[\r\n]/.test(value)
  if (isOneLine && type === 'PLAIN' && says(value, value, manner)) return value
  return isOneLine && says(quoteSingle(value), value, manner) ? quoteSingle(value) : JSON.stringify(value)
}

const isList = (value: YamlValue): value is readonly YamlValue[] => Array.isArray(value)

/** A value on one line, between brackets. */
export function writeFlow(value: YamlValue, isFailsafe: boolean): string {
  if (isList(value)) return `[${value.map((item) => writeFlow(item, isFailsafe)).join(', ')}]`
  if (typeof value !== 'object' || value === null)
    return writeScalar(value, { isFailsafe, isFlow: true, column: 0, indent: 0 })
  const pairs = Object.entries(value).map(([key, item]) => `${key}: ${writeFlow(item, isFailsafe)}`)
  return `{${pairs.join(', ')}}`
}

/**
 * A value as it stands behind a dash, on the dash's line: `a`, or the first pair of a group, the next lines indented.
 * @param indent column of what stands behind the dash
 */
export function writeEntry(value: YamlValue, indent: number, isFailsafe: boolean): string {
  const margin = ' '.repeat(indent)
  if (isList(value)) {
    if (value.length === 0) return '[]'
    return value.map((item) => `- ${writeEntry(item, indent + 2, isFailsafe)}`).join(`\n${margin}`)
  }
  if (typeof value !== 'object' || value === null)
    return writeScalar(value, { isFailsafe, isFlow: false, column: indent, indent })
  const pairs = Object.entries(value)
  if (pairs.length === 0) return '{}'
  return pairs.map(([key, item]) => writePair(key, item, indent, isFailsafe)).join(`\n${margin}`)
}

/** `key: value`, the next lines indented below the column of the key. */
export function writePair(key: string, value: YamlValue, indent: number, isFailsafe: boolean): string {
  if (typeof value !== 'object' || value === null) {
    const column = indent + key.length + 2
    return `${key}: ${writeScalar(value, { isFailsafe, isFlow: false, column, indent: indent + 2 })}`
  }
  const isEmpty = isList(value) ? value.length === 0 : Object.keys(value).length === 0
  const entry = writeEntry(value, indent + 2, isFailsafe)
  return isEmpty ? `${key}: ${entry}` : `${key}:\n${' '.repeat(indent + 2)}${entry}`
}
