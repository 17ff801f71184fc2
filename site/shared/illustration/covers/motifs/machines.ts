import type { Motif } from '../motif.ts'
import { box, disc, fill, stroke, turned, writing } from '../shapes.ts'

/** Networks and machines that write. */

/** A machine with a red pencil behind its ear: somebody reads over it. */
export const robot: Motif = {
  from: 188,
  to: 440,
  room: [156, 472],
  draw: ({ paper, main, side, dark, solid, line }) => ({
    behind: [
      box(156, 208, 40, 76, side, 12),
      box(432, 208, 40, 76, side, 12),
      fill('M188 372V164Q188 132 220 132H408Q440 132 440 164V372z', main),
      turned(
        24,
        452,
        180,
        box(438, 70, 28, 150, paper),
        fill('M438 220h28l-14 34z', solid),
        box(438, 70, 28, 26, line),
      ),
    ],
    line: 'V164Q188 132 220 132H314V92A26 26 0 1 1 314.1 92V132H408Q440 132 440 164V372',
    front: [
      disc(256, 212, 36, paper),
      disc(372, 212, 36, paper),
      disc(266, 212, 14, dark),
      disc(382, 212, 14, dark),
      box(236, 284, 156, 52, paper, 12),
      stroke('M256 310q12-20 24 0t24 0t24 0h44', line, 9),
    ],
  }),
}

/** A search field, the answer right below it, and the results further down. */
export const answer: Motif = {
  from: 100,
  to: 540,
  draw: ({ paper, main, side, dark, line, on }) => ({
    behind: [box(100, 64, 440, 88, paper, 44), box(132, 178, 376, 124, main, 18), box(132, 324, 376, 48, side)],
    line: 'V108A44 44 0 0 1 144 64H496A44 44 0 0 1 540 108V372',
    front: [
      stroke('M150 108H300', dark, 10),
      disc(488, 102, 22, line),
      disc(488, 102, 11, paper),
      stroke('M505 119l14 14', line, 9),
      fill(
        'M196 196C200 228 208 236 240 240C208 244 200 252 196 284C192 252 184 244 152 240C184 236 192 228 196 196z',
        paper,
      ),
      writing(266, 214, [212, 176, 120], on(main), 27, 10),
      stroke('M156 348h120', on(side), 8),
    ],
  }),
}

/** A telephone with a moving picture: the line runs through it as sound. */
export const moving: Motif = {
  from: 200,
  to: 440,
  draw: ({ paper, main, solid, on }) => ({
    behind: [
      box(206, 32, 228, 420, solid, 34),
      box(226, 60, 188, 364, paper, 14),
      disc(320, 190, 78, main),
      fill('M296 146L366 190L296 234z', on(main)),
    ],
    line: 'H236C256 372 254 318 270 318C288 318 284 412 304 412C324 412 320 296 340 296C360 296 354 400 372 400C388 400 384 372 404 372H440',
    front: [stroke('M296 46h48', on(solid), 6)],
  }),
}
