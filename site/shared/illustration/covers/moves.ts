import { pick } from './seed.ts'

/** A small turn of the line, with commands relative to where it begins; its width in units of a cover. */
type Move = { width: number; line: string }

const flat: Move = { width: 0, line: '' }
const turns: readonly [Move, ...Move[]] = [
  flat,
  { width: 44, line: 'h22a22 22 0 1 0-.1 0h22.1' },
  { width: 60, line: 'c16 0 14-28 30-28s14 28 30 28' },
  { width: 88, line: 'h26a20 20 0 1 0-.1 0h36.1a20 20 0 1 0-.1 0h26.1' },
]

/** Room that a turn leaves free on both sides. */
const margin = 26

/** A turn somewhere between two points of the line, or none if there is no room: the line up to its end. */
export function takeTurn(random: () => number, from: number, to: number): string {
  const { width, line } = pick(random, turns)
  const free = to - from - width - 2 * margin
  const share = random()
  return width === 0 || free < 0 ? '' : `H${Math.round(from + margin + share * free)}${line}`
}

/** Crumbs below the line, each turned its own way: an outline, empty if there is no room. */
export function strewCrumbs(random: () => number, from: number, to: number): string {
  const count = Math.min(4, Math.floor((to - from) / 28))
  // A single one would pass for dust.
  return Array.from({ length: count < 2 ? 0 : count }, (_, index) => {
    const x = Math.round(from + ((index + 0.2 + random() * 0.6) * (to - from)) / count)
    const y = Math.round(400 + random() * 40)
    const half = 4 + Math.round(random() * 3)
    const side = 2 * half
    return random() < 0.5
      ? `M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`
      : `M${x - half} ${y - half}l${side - 2} 3-3 ${side - 2}-${side - 2}-3z`
  }).join('')
}
