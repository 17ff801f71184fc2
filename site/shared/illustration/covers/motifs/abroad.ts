import type { Motif } from '../motif.ts'
import { box, disc, fill, stroke, turned } from '../shapes.ts'

/** Austria and Switzerland. */

/** An armchair whose label has been struck out and written anew: the same thing, another word. */
export const armchair: Motif = {
  from: 136,
  to: 504,
  room: [136, 574],
  draw: ({ paper, main, light, dark, solid, line }) => ({
    behind: [
      box(160, 372, 26, 40, solid),
      box(454, 372, 26, 40, solid),
      fill('M136 372V262A42 42 0 0 1 220 262V136Q220 88 268 88H372Q420 88 420 136V262A42 42 0 0 1 504 262V372z', main),
      box(220, 274, 200, 62, light, 22),
    ],
    line: 'V262A42 42 0 0 1 220 262V136Q220 88 268 88H372Q420 88 420 136V262A42 42 0 0 1 504 262V372',
    front: [
      stroke('M220 262V350M420 262V350', line, 7),
      stroke('M490 238C512 214 536 220 540 246', line, 5),
      turned(
        10,
        540,
        246,
        fill('M506 274L540 240L574 274V366H506z', paper),
        disc(540, 270, 8, dark),
        stroke('M520 304l6-8 7 16 7-16 7 16 7-16 6 8', line, 5),
        stroke('M522 338h34', dark, 8),
      ),
    ],
  }),
}

/** A barrier that has just been raised for a parcel. */
export const barrier: Motif = {
  from: 164,
  to: 164,
  room: [92, 480],
  draw: ({ paper, main, side, solid, on }) => {
    const striped = [0, 1, 2, 3].map((row) => box(230 + row * 88, 250, 44, 30, main))
    return {
      behind: [
        box(316, 236, 150, 136, side),
        box(376, 236, 30, 136, paper),
        stroke('M334 344h24', on(side), 8),
        turned(-31, 164, 265, box(92, 244, 60, 42, solid, 8), box(150, 250, 410, 30, paper, 4), ...striped),
      ],
      line: 'V265V372',
      front: [disc(164, 265, 26, main), disc(164, 265, 9, paper)],
    }
  },
}
