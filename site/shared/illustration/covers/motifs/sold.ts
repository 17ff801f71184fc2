import type { Motif } from '../motif.ts'
import { box, disc, fill, stroke, writing } from '../shapes.ts'

/** The order: where it is placed, what it costs, how it comes back, who answers. */

/** Three price tags on one line, the middle one hanging lowest. */
export const priceTags: Motif = {
  from: 92,
  to: 548,
  draw: ({ paper, main, side, dark, line, on }) => {
    const tag = (x: number, length: number, colour: string, half: number) => {
      const mark = on(colour)
      return `${stroke(`M${x} 104V${134}`, line, 6)}${fill(`M${x - half} 168L${x} 126L${x + half} 168V${168 + length}H${x - half}z`, colour)}${disc(x, 164, 9, mark)}`
    }
    return {
      behind: [tag(184, 84, paper, 46), tag(320, 146, main, 58), tag(456, 64, side, 46)],
      line: 'V124Q92 104 112 104H528Q548 104 548 124V372',
      front: [
        writing(160, 204, [48, 30], dark, 28),
        stroke('M348 220C324 196 292 214 292 248C292 282 324 300 348 276M278 238H322M278 260H318', on(main), 11),
        writing(432, 204, [48], on(side), 28),
      ],
    }
  },
}

/** A market stall under a striped awning. */
export const stall: Motif = {
  from: 140,
  to: 500,
  draw: ({ paper, main, side, solid, on }) => {
    const stripes = [112, 196, 280, 364, 448].map((x, index) =>
      fill(`M${x} 76h84v76a42 42 0 0 1-84 0z`, index % 2 === 0 ? main : paper),
    )
    return {
      behind: [
        box(140, 288, 360, 84, side),
        disc(214, 258, 30, main),
        box(282, 232, 56, 56, solid),
        fill('M386 288L424 222L462 288z', paper),
      ],
      line: 'V76H500V372',
      front: [...stripes, stroke('M176 330H464', on(side), 9)],
    }
  },
}

/** A parcel that goes out and comes round again. */
export const comingBack: Motif = {
  from: 150,
  to: 568,
  room: [104, 568],
  draw: ({ paper, main, side, dark }) => ({
    behind: [
      box(226, 184, 212, 188, main),
      box(312, 184, 40, 188, side),
      box(246, 306, 48, 40, paper),
      stroke('M258 320h24M258 332h14', dark, 5),
    ],
    line: 'H440A92 92 0 0 0 532 280V190A100 100 0 0 0 432 90H230A100 100 0 0 0 130 190V336A88 88 0 0 0 218 424H452C516 424 504 372 568 372',
    over: 'M130.5 346A88 88 0 0 0 162 404',
  }),
}

/** Somebody with a headset whose face is a ü. */
export const headset: Motif = {
  from: 120,
  to: 520,
  draw: ({ paper, main, dark, solid, line }) => ({
    behind: [disc(320, 226, 128, paper)],
    line: 'Q186 372 186 306V226A134 134 0 0 1 454 226V306Q454 372 520 372',
    front: [
      stroke('M454 300C448 330 420 336 388 330', solid, 9),
      disc(378, 326, 17, main),
      disc(278, 192, 20, dark),
      disc(362, 192, 20, dark),
      stroke('M268 240C268 292 372 292 372 240', line, 14),
      box(150, 204, 62, 106, main, 24),
      box(428, 204, 62, 106, main, 24),
    ],
  }),
}
