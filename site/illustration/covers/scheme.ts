import type { CoverGround } from '../../../content/blog/cover-words.ts'

/** The materials of the house (`site/styles/tokens.css`); covers keep them in the dark theme. */
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
  /** Small parts on paper, main or side: wheels, writing, openings. */
  dark: string
  crumb: string
}

/** The line is the first of red, ink and salt that stands out from the ground, or the second for a change. */
export const schemes: Record<CoverGround, readonly [Scheme, ...Scheme[]]> = {
  moutarde: [
    { ground: mustard, line: ink, paper: salt, main: thread, side: mist, dark: ink, crumb: thread },
    { ground: mustard, line: thread, paper: salt, main: ink, side: mist, dark: ink, crumb: ink },
  ],
  brume: [
    { ground: mist, line: thread, paper: salt, main: mustard, side: ink, dark: ink, crumb: ink },
    { ground: mist, line: ink, paper: salt, main: thread, side: mustard, dark: ink, crumb: thread },
  ],
  farine: [{ ground: flour, line: thread, paper: mist, main: mustard, side: ink, dark: ink, crumb: ink }],
  encre: [{ ground: ink, line: threadOnNight, paper: salt, main: mustard, side: mist, dark: ink, crumb: mustard }],
  fil: [{ ground: thread, line: ink, paper: salt, main: mustard, side: mist, dark: ink, crumb: salt }],
}
