import type { Motif } from '../motif.ts'
import { box, disc, fill, stroke, writing } from '../shapes.ts'

/** Between firms: waiting, knowing, writing, meeting. */

/** An hourglass: the decision takes its time. */
export const hourglass: Motif = {
  from: 208,
  to: 432,
  draw: ({ paper, main, solid, crumb }) => ({
    behind: [
      fill(
        'M208 72H432C432 168 342 200 320 222C298 200 208 168 208 72zM208 372C208 276 298 244 320 222C342 244 432 276 432 372z',
        paper,
      ),
      fill('M236 140H404C386 184 338 202 320 222C302 202 254 184 236 140z', main),
      fill('M208 372C216 336 276 310 320 304C364 310 424 336 432 372z', main),
      box(180, 46, 280, 28, solid, 8),
    ],
    line: 'C208 276 298 244 320 222C342 200 432 168 432 72H208C208 168 298 200 320 222C342 244 432 276 432 372',
    front: [fill('M320 244l8 8-8 8-8-8zM322 276l7 7-7 7-7-7z', crumb), box(180, 378, 280, 28, solid, 8)],
  }),
}

/** People as points, tied to each other by one line. */
export const network: Motif = {
  from: 90,
  to: 550,
  draw: ({ paper, main, side, dark, solid, on }) => ({
    line: 'L168 232L252 118L330 262L452 96L486 250L550 372',
    front: [
      disc(168, 232, 36, paper),
      disc(252, 118, 50, main),
      disc(330, 262, 54, side),
      box(410, 54, 84, 84, solid, 16),
      disc(486, 250, 34, main),
      disc(168, 223, 10, dark),
      stroke('M152 250a16 14 0 0 1 32 0', dark, 8),
      disc(252, 104, 14, on(main)),
      stroke('M228 142a24 20 0 0 1 48 0', on(main)),
      disc(330, 247, 15, on(side)),
      stroke('M304 288a26 22 0 0 1 52 0', on(side)),
      disc(452, 86, 12, on(solid)),
      stroke('M432 120a20 17 0 0 1 40 0', on(solid), 8),
    ],
  }),
}

/** A letter on its way into a letter box that asks for no advertising. */
export const letterBox: Motif = {
  from: 196,
  to: 444,
  draw: ({ paper, main, side, dark, line, on }) => ({
    behind: [fill('M196 372V196Q196 164 228 164H412Q444 164 444 196V372z', main)],
    line: 'V196Q196 164 228 164H412Q444 164 444 196V372',
    front: [
      box(228, 204, 184, 24, on(main), 8),
      fill('M252 52H388V216H252z', paper),
      stroke('M254 56L320 116L386 56', line, 9),
      writing(284, 150, [72, 48], dark, 26, 7),
      box(244, 262, 152, 72, side, 10),
      disc(278, 298, 20, line),
      stroke('M268 298h20', side, 7),
      writing(314, 288, [58, 40], on(side), 22, 8),
    ],
  }),
}

/** The badge of a trade fair on its ribbon. */
export const badge: Motif = {
  from: 92,
  to: 548,
  draw: ({ paper, main, side, dark, solid }) => ({
    line: 'C176 372 118 44 206 44C266 44 292 112 320 172C348 112 374 44 434 44C522 44 464 372 548 372',
    front: [
      box(212, 196, 216, 236, paper, 18),
      fill('M212 250V214Q212 196 230 196H410Q428 196 428 214V250z', main),
      box(298, 160, 44, 54, solid, 10),
      disc(320, 306, 30, side),
      fill('M272 376a48 38 0 0 1 96 0z', side),
      writing(266, 404, [108], dark, 24, 8),
    ],
  }),
}
