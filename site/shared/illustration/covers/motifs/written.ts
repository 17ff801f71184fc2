import type { Motif } from '../motif.ts'
import { box, disc, fill, stroke, writing } from '../shapes.ts'

/** Being believed: what is written, measured, said and thrown away. */

/** An open book: five answers on the left, the thing itself on the right. */
export const book: Motif = {
  from: 108,
  to: 532,
  draw: ({ paper, main, side, dark }) => ({
    behind: [
      fill('M108 372V124C180 92 268 100 320 140C372 100 460 92 532 124V372z', paper),
      box(372, 170, 124, 96, main),
      disc(434, 218, 28, side),
      writing(376, 300, [112, 70], dark, 28),
      fill('M462 96h34v84l-17-16-17 16z', side),
    ],
    line: 'V124C180 92 268 100 320 140C372 100 460 92 532 124V372',
    front: [
      stroke('M320 140V372', dark, 6),
      ...[0, 1, 2, 3, 4].map((row) => disc(150, 172 + row * 38, 10, row === 0 ? main : dark)),
      writing(180, 172, [104, 84, 104, 66, 92], dark, 38),
    ],
  }),
}

/** A bed, and the ruler that measures it. */
export const bed: Motif = {
  from: 116,
  to: 524,
  draw: ({ paper, main, side, light, solid, on }) => {
    const mark = on(side)
    return {
      behind: [
        box(156, 306, 332, 42, light),
        box(160, 250, 104, 58, paper, 26),
        fill('M230 330V286Q230 244 276 244H470Q496 244 496 270V330z', main),
      ],
      line: 'V196Q116 176 136 176Q156 176 156 196V306H484V232Q484 212 504 212Q524 212 524 232V372',
      front: [
        stroke('M160 146v18M484 146v54', solid, 5),
        box(156, 84, 332, 50, side),
        stroke('M188 88v20M222 88v12M256 88v20M290 88v12M324 88v20M358 88v12M392 88v20M426 88v12M460 88v20', mark, 7),
      ],
    }
  },
}

/** A plug whose pins are not made for this socket. */
export const plug: Motif = {
  from: 84,
  to: 520,
  room: [84, 586],
  draw: ({ paper, main, side, solid, crumb, on }) => ({
    behind: [
      fill('M176 150H236Q260 150 260 174V262Q260 286 236 286H176z', main),
      box(264, 174, 62, 22, solid),
      box(264, 240, 62, 22, solid),
      box(396, 124, 190, 190, paper, 28),
      disc(491, 219, 66, side),
      disc(464, 219, 13, on(side)),
      disc(518, 219, 13, on(side)),
    ],
    line: 'C150 372 64 218 176 218M491 314V356Q491 372 507 372H520',
    front: [
      fill(
        'M346 300l13 3-3 13-13-3zM366 336l9 9-9 9-9-9zM330 344l10-4 4 10-10 4zM354 254l8 8-8 8-8-8zM382 360l11 0 0 11-11 0z',
        crumb,
      ),
    ],
  }),
}

/** Somebody who says it, and what they say between quotation marks. */
export const witness: Motif = {
  from: 108,
  to: 372,
  draw: ({ paper, main, side, line }) => ({
    behind: [
      fill('M108 372A132 118 0 0 1 372 372z', main),
      disc(240, 184, 70, paper),
      fill(
        'M392 60H548a28 28 0 0 1 28 28V196a28 28 0 0 1-28 28H436L380 262L396 224H392a28 28 0 0 1-28-28V88a28 28 0 0 1 28-28z',
        side,
      ),
    ],
    line: 'A132 118 0 0 1 240 254A70 70 0 1 0 239.9 254A132 118 0 0 1 372 372',
    front: [
      fill(
        'M398 150c0-36 18-54 44-62l6 14c-14 6-20 14-20 22a22 22 0 1 1-30 26zM484 150c0-36 18-54 44-62l6 14c-14 6-20 14-20 22a22 22 0 1 1-30 26z',
        line,
      ),
    ],
  }),
}

/** Piles of sheets, the highest first, and a basket for the rest. */
export const piles: Motif = {
  from: 448,
  to: 552,
  room: [60, 572],
  draw: ({ paper, main, solid, on }) => {
    const sheets = (x: number, count: number, colour: string) =>
      Array.from({ length: count }, (_, row) => box(x + (row % 3) * 4, 348 - row * 24, 92, 16, colour))
    return {
      behind: [
        ...sheets(60, 10, paper),
        ...sheets(180, 6, main),
        ...sheets(300, 3, paper),
        fill('M428 246H572L550 372H450z', solid),
      ],
      line: 'L428 246H470C438 212 456 150 506 158C560 166 560 232 508 230C470 228 468 184 504 186C532 188 528 212 512 222L540 246H572L552 372',
      front: [stroke('M476 276l10 66M524 276l-10 66', on(solid), 7)],
    }
  },
}
