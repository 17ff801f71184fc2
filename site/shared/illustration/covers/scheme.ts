import type { CoverGround } from '../../../../contract/content/covers.ts'

/** The materials of the house (`site/shared/styles/tokens.css`); covers keep them in the dark theme. */
const ink = '#141a3c'
const salt = '#fff'
const flour = '#f5f4f0'
const mist = '#d5dff3'
const mustard = '#ffc94f'
const thread = '#dc2f17'
const threadOnNight = '#ff5a3c'

/** What the parts of a drawing are coloured with: each stands out from the ground, and from its neighbours. */
export type Scheme = {
  ground: string
  line: string
  /** Sheets, screens, whatever is written on. */
  paper: string
  /** The thing that the picture is about. */
  main: string
  /** What stands beside it. */
  side: string
  /** As `side`, where it must not be dark. */
  light: string
  /** Writing and openings, on paper. */
  dark: string
  /** Solid parts of iron or wood, on the ground. */
  solid: string
  crumb: string
  /** Writing and openings on another part. */
  on: (part: string) => string
}

type Choice = Pick<Scheme, 'ground' | 'line' | 'paper' | 'main' | 'side' | 'crumb'>

function scheme(choice: Choice): Scheme {
  const { ground, paper, side } = choice
  return {
    ...choice,
    light: side === ink ? paper : side,
    dark: ink,
    solid: ground === ink ? side : ink,
    on: (part) => (part === ink ? paper : ink),
  }
}

/**
 * The colours of each ground, one of them taken by chance. The line is red wherever red stands out (3:1), now and then
 * ink for a change.
 */
export const schemes: Record<CoverGround, readonly [Scheme, ...Scheme[]]> = {
  moutarde: [
    scheme({ ground: mustard, line: ink, paper: salt, main: thread, side: mist, crumb: thread }),
    scheme({ ground: mustard, line: thread, paper: salt, main: ink, side: mist, crumb: ink }),
  ],
  brume: [
    scheme({ ground: mist, line: thread, paper: salt, main: mustard, side: ink, crumb: ink }),
    scheme({ ground: mist, line: ink, paper: salt, main: thread, side: mustard, crumb: thread }),
  ],
  farine: [scheme({ ground: flour, line: thread, paper: mist, main: mustard, side: ink, crumb: ink })],
  encre: [scheme({ ground: ink, line: threadOnNight, paper: salt, main: mustard, side: mist, crumb: mustard })],
  fil: [scheme({ ground: thread, line: ink, paper: salt, main: mustard, side: mist, crumb: salt })],
}
