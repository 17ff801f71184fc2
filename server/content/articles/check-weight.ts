import { findInvisible, lineAt, yamlLimits } from '../../../contract/content/readable-yaml.ts'
import type { Complain } from '../complaint.ts'
import { invisibleSign, tooMuch } from '../explain-fault.ts'

/**
 * What the text of an article may hold, several times what any of ours does: its characters and lines, the cells of its
 * tables, its marks of Markdown, lists and quotes in one line, columns before one, blocks within each other. Reading
 * costs the square of most of these, the cube of some.
 */
const limits = {
  characters: yamlLimits.characters,
  ...{ lines: 1_500, cells: 1_000, marks: 3_000 },
  ...{ lists: 4, indent: 24, blocks: 4 },
} as const

/** What Markdown may make something of. */
const marks = /[^\sA-Za-z0-9.,;!?'"()/%$\u0080-\uffff]/g

/** The marks of lists and quotes before a line, and what they end in. */
const lists = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))*/

/** Where blocks open, and what closes all of them that have no more colons. */
const opening = /^[ \t>]*(?:[-*+>]|\d{1,9}[.)])?[ \t]*(:{3,})[ \t]*[a-z]/i
const closing = /^[ \t]{0,3}(:{3,})[ \t]*$/

const columnsOf = (space: string): number => space.replaceAll('\t', '    ').length

/**
 * Looks whether the text of an article may be read at all: what is too heavy would take the process that reads it with
 * it. It takes one look at each line, whatever that says.
 */
export function isReadable(body: string, complain: Complain): boolean {
  const refuse = (line: number, { problem, remedy }: ReturnType<typeof tooMuch>) => {
    complain(line, problem, remedy)
    return false
  }
  const stray = findInvisible(body)
  if (stray !== undefined) return refuse(stray, invisibleSign)
  const { characters } = limits
  if (body.length > characters)
    return refuse(
      lineAt(body, characters),
      tooMuch('le nombre de caractères du texte', characters, 'Faites-en deux articles'),
    )
  const found = { cells: 0, marks: 0 }
  let blocks: number[] = []
  for (const [index, line] of body.split(/\r\n?|\n/).entries()) {
    const say = (what: string, limit: number, remedy: string) => refuse(index + 1, tooMuch(what, limit, remedy))
    found.cells += line.split('|').length - 1
    const before = lists.exec(line)?.[0].replace(/[\s\d]/g, '').length ?? 0
    found.marks += before + (line.match(marks)?.length ?? 0)
    const close = closing.exec(line)?.[1]?.length
    const closed = close === undefined ? -1 : blocks.findIndex((colons) => colons <= close)
    if (closed >= 0) blocks = blocks.slice(0, closed)
    const open = opening.exec(line)?.[1]?.length
    if (open !== undefined) blocks.push(open)
    if (index >= limits.lines) return say('le nombre de lignes', limits.lines, 'Faites-en deux articles')
    if (found.cells > limits.cells)
      return say('le nombre de cases de tableau', limits.cells, 'Partagez le tableau, ou gardez-en l’essentiel')
    if (found.marks > limits.marks)
      return say('le nombre de signes de mise en forme', limits.marks, 'Retirez ceux qui ne servent pas')
    if (before > limits.lists || columnsOf(/^[ \t]*/.exec(line)?.[0] ?? '') > limits.indent)
      return say(
        'le nombre de listes et de citations l’une dans l’autre',
        limits.lists,
        'Ramenez la ligne vers la gauche',
      )
    if (blocks.length > limits.blocks)
      return say('le nombre de blocs ouverts', limits.blocks, 'Fermez les précédents par une ligne « ::: »')
  }
  return true
}
