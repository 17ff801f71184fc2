import type { Motif } from '../motif.ts'
import { box, disc, fill, stroke } from '../shapes.ts'

/** Method: what is weighed before it is done. */

/** A jar filled by the handful, with a leaf on it. */
export const jar: Motif = {
  from: 206,
  to: 434,
  draw: ({ paper, main, side, dark, on }) => ({
    behind: [
      fill('M206 372V186Q206 146 246 142V108H394V142Q434 146 434 186V372z', paper),
      fill('M206 372V262Q264 236 320 260T434 250V372z', side),
      box(232, 62, 176, 48, main, 10),
    ],
    line: 'V186Q206 146 246 142V108H394V142Q434 146 434 186V372',
    front: [
      fill('M240 344C240 286 290 246 376 244C384 318 340 360 262 352z', main),
      stroke('M236 366C262 330 300 298 346 272', on(main), 7),
      fill(
        'M250 214l9 9-9 9-9-9zM292 196l11 3-3 11-11-3zM340 218l8 8-8 8-8-8zM386 204l10-4 4 10-10 4zM318 166l7 7-7 7-7-7zM366 168l9 2-2 9-9-2z',
        dark,
      ),
    ],
  }),
}

const rivals = [
  [208, 250],
  [246, 282],
  [204, 306],
  [254, 236],
  [286, 262],
  [234, 330],
  [282, 312],
] as const

/** Rivals in one corner of the field; the line circles the free place. */
export const free: Motif = {
  from: 210,
  to: 540,
  draw: ({ paper, main, side, dark }) => ({
    behind: [box(150, 56, 340, 316, paper), stroke('M320 84V344M178 214H462', side, 6)],
    line: 'C330 372 330 194 408 194A54 54 0 1 0 407.9 194C478 194 452 372 540 372',
    front: [disc(408, 140, 26, main), ...rivals.map(([x, y]) => disc(x, y, 14, dark))],
  }),
}
