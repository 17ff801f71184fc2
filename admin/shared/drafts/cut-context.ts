import type { Change } from 'diff'

export type DiffPiece = { kind: 'same' | 'removed' | 'added' | 'cut'; text: string }

/** Letters shown of what is the same, on each side of a difference. */
const context = 90

/** The first letters of a text, whole words of them. */
const headOf = (text: string): string => /^[\s\S]*\s/.exec(text.slice(0, context))?.[0] ?? text.slice(0, context)
/** The last letters of a text, whole words of them. */
const tailOf = (text: string): string => /\s[\s\S]*$/.exec(text.slice(-context))?.[0] ?? text.slice(-context)

/** Differences as pieces to be shown, long stretches that are the same cut to what stands beside the differences. */
export function cutContext(changes: readonly Pick<Change, 'value' | 'added' | 'removed'>[]): DiffPiece[] {
  return changes.flatMap(({ value, added, removed }, index): DiffPiece[] => {
    if (removed) return [{ kind: 'removed', text: value }]
    if (added) return [{ kind: 'added', text: value }]
    const isFirst = index === 0
    const isLast = index === changes.length - 1
    if (value.length <= 2 * context + 20) return [{ kind: 'same', text: value }]
    const pieces: DiffPiece[] = []
    if (!isFirst) pieces.push({ kind: 'same', text: headOf(value) })
    pieces.push({ kind: 'cut', text: '' })
    if (!isLast) pieces.push({ kind: 'same', text: tailOf(value) })
    return pieces
  })
}
