import type { CoverGround, CoverMotif } from '../../../../contract/content/covers.ts'
import { escapeMarkup } from '../../../../contract/escape-markup.ts'
import { baseLine, lineWidth } from './motif.ts'
import { motifs } from './motifs/index.ts'
import { strewCrumbs, takeTurn } from './moves.ts'
import { schemes } from './scheme.ts'
import { pick, toRandom, toSeed } from './seed.ts'

export type CoverOrder = {
  /** What makes this cover another one than the next with the same motif: the slug of its article. */
  seed: string
  motif: CoverMotif
  ground: CoverGround
  /** What it shows, in words. */
  label: string
}

/** How far a motif may stand from the middle. */
const play = 16

/**
 * The cover of an article, 640 by 480: one line that enters at the left edge, draws its motif on the way, and leaves at
 * the right edge, both at 77.5 % of the height. The same order gives the same picture, to the letter.
 */
export function drawCover({ seed, motif, ground, label }: CoverOrder): string {
  const random = toRandom(toSeed(seed))
  const scheme = pick(random, schemes[ground])
  const { from, to, room = [from, to], draw } = motifs[motif]
  const { behind = [], line, over, front = [] } = draw(scheme)
  const shift = Math.round((random() - 0.5) * 2 * play)
  const [left, right] = [-shift, 640 - shift]
  const pen = (d: string, colour: string, width: number, caps = 'round') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${caps}" stroke-linejoin="round"/>`
  // A turn on one side, crumbs on the other.
  const isTurnLeft = random() < 0.5
  const sides = [[left, room[0]] as const, [room[1], right] as const]
  const [before, after] = sides.map(([start, end], side) =>
    isTurnLeft === (side === 0) ? takeTurn(random, start, end) : '',
  )
  const whole = `M${left - 20} ${baseLine}${before}H${from}${line}${after}H${right + 20}`
  // The lower strand is cut with a gap of a third of its width on either side.
  const crossing =
    over === undefined
      ? ''
      : pen(over, scheme.ground, lineWidth * 1.7, 'butt') + pen(over, scheme.line, lineWidth, 'butt')
  const crumbs = isTurnLeft
    ? strewCrumbs(random, room[1] + 20, right - 28)
    : strewCrumbs(random, left + 28, room[0] - 20)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480" role="img" aria-label="${escapeMarkup(label)}"><path d="M0 0h640v480H0z" fill="${scheme.ground}"/><g transform="translate(${shift})">${behind.join('')}${pen(whole, scheme.line, lineWidth)}${crossing}${front.join('')}${crumbs && `<path d="${crumbs}" fill="${scheme.crumb}"/>`}</g></svg>\n`
}
