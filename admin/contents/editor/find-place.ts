import { type Change, type Edit, linesOf } from './edit.ts'

const isOpening = (line: string) => /^:{3,}\s*[a-z]/i.test(line)
const isClosing = (line: string) => /^:{3,}\s*$/.test(line)
const isSource = (line: string) => /^\[\^[^\]]+\]:/.test(line)
const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''

/** The line behind which something new can stand alone. */
function findLine(lines: readonly string[], asked: number): number {
  const firstSource = lines.findIndex(
    (line, at) => isSource(line) && lines.slice(at).every((one) => isSource(one) || isBlank(one)),
  )
  const index = firstSource >= 0 ? Math.min(asked, Math.max(0, firstSource - 1)) : asked
  const opened = lines.slice(0, index + 1).findLastIndex(isOpening)
  const isInBlock = opened >= 0 && !lines.slice(opened + 1, index).some(isClosing)
  const closed = isInBlock ? lines.findIndex((line, at) => at >= index && at > opened && isClosing(line)) : -1
  if (closed >= 0) return closed
  if (isBlank(lines[index])) return index
  const end = lines.findIndex((line, at) => at > index && (isBlank(line) || isOpening(line) || isSource(line)))
  return end < 0 ? lines.length - 1 : end - 1
}

const countEnds = (blank: string | undefined) => (blank ?? '').split('\n').length - 1

/**
 * Puts a block between blank lines: behind the paragraph at a place, out of any other block, before the sources at the
 * end of the text.
 * @param select what of the block is selected then
 */
export function insertApart(text: string, place: number, block: string, select = { from: 0, to: block.length }): Edit {
  const lines = linesOf(text, { from: 0, to: text.length })
  const asked = lines.findIndex(({ to }) => place <= to)
  const at =
    lines[
      findLine(
        lines.map((line) => line.text),
        asked,
      )
    ]?.to ?? text.length
  const [before, after] = [text.slice(0, at), text.slice(at)]
  const isFirst = before.trim() === ''
  const isLast = after.trim() === ''
  const start = isFirst ? '' : '\n'.repeat(Math.max(0, 2 - countEnds(/(?:\n[ \t]*)*$/.exec(before)?.[0])))
  const follows = isLast
    ? Number(after === '' && text.endsWith('\n'))
    : 2 - countEnds(/^(?:[ \t]*\n)*/.exec(after)?.[0])
  const change: Change = { from: at, to: at, insert: start + block + '\n'.repeat(Math.max(0, follows)) }
  const from = at + start.length
  return { changes: [change], selection: { from: from + select.from, to: from + select.to } }
}
