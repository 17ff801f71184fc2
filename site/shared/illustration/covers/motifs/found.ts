import type { Motif } from '../motif.ts'
import { box, disc, fill, stroke, turned, writing } from '../shapes.ts'

/** Being found: the way between two sites, their speed, their address, their place. */

/** A suspension bridge from one bank to the other. */
export const bridge: Motif = {
  from: 76,
  to: 564,
  room: [0, 640],
  draw: ({ paper, main, side, solid, line }) => {
    return {
      behind: [
        fill('M-80 372H150L96 480H-80z', main),
        fill('M720 372H490L544 480H720z', side),
        box(76, 360, 488, 24, paper),
        stroke('M214 224v136M249 274v86M284 300v60M320 308v52M356 300v60M391 274v86M426 224v136', line, 5),
        box(168, 112, 22, 272, solid),
        box(450, 112, 22, 272, solid),
      ],
      line: 'L179 120C214 256 264 308 320 308C376 308 426 256 461 120L564 372',
      front: [
        disc(179, 112, 19, main),
        disc(461, 112, 19, main),
        stroke('M204 428q15-15 30 0t30 0t30 0M334 452q15-15 30 0t30 0', paper, 8),
      ],
    }
  },
}

/** A stopwatch that has run for a third of its round. */
export const stopwatch: Motif = {
  from: 150,
  to: 490,
  draw: ({ paper, main, dark, solid }) => ({
    behind: [
      box(298, 34, 44, 44, solid, 8),
      turned(42, 320, 224, box(304, 40, 32, 44, solid, 6)),
      disc(320, 224, 148, paper),
      fill('M320 224V104A120 120 0 0 1 424 284z', main),
    ],
    line: 'H320A148 148 0 1 0 319.9 372H490',
    front: [
      stroke('M320 104v18M440 224h-18M320 344v-18M200 224h18', dark, 10),
      stroke('M320 224L404 272', dark, 14),
      disc(320, 224, 18, dark),
    ],
  }),
}

/** A house with its own ground, and a folder within another site. */
export const houseAndFolder: Motif = {
  from: 104,
  to: 536,
  draw: ({ paper, main, side, dark, on }) => ({
    behind: [
      fill('M104 372V236L192 140L280 236V372z', main),
      box(166, 292, 52, 80, dark),
      disc(192, 226, 20, paper),
      fill('M330 372V206Q330 190 346 190H412L440 222H520Q536 222 536 238V372z', paper),
      box(350, 248, 166, 124, side),
    ],
    line: 'V236L192 140L280 236V372H330V206Q330 190 346 190H412L440 222H520Q536 222 536 238V372',
    front: [stroke('M398 340l24-60M444 340l24-60', on(side), 11)],
  }),
}

/** A newspaper page whose advertisement carries a label. */
export const newspaper: Motif = {
  from: 176,
  to: 436,
  room: [176, 500],
  draw: ({ paper, main, side, dark, line, on }) => ({
    behind: [
      fill('M176 372V72Q176 56 192 56H420Q436 56 436 72V372z', paper),
      box(206, 88, 200, 30, dark),
      writing(210, 152, [78, 86, 70, 86, 60, 82, 76, 40], dark, 26, 7),
      box(324, 146, 82, 118, main),
      writing(328, 294, [74, 62], dark, 26, 7),
    ],
    line: 'V72Q176 56 192 56H420Q436 56 436 72V372',
    front: [
      stroke('M390 186C424 140 474 160 478 220', line, 5),
      turned(
        14,
        478,
        196,
        fill('M448 226L478 188L508 226V330H448z', side),
        disc(478, 222, 8, on(side)),
        writing(466, 258, [24, 24, 24], on(side), 22, 7),
      ),
    ],
  }),
}

/** A signpost with three arms, an umlaut on each. */
export const signpost: Motif = {
  from: 320,
  to: 320,
  room: [232, 408],
  draw: ({ paper, main, side, on }) => {
    // Two words, the second with an umlaut.
    const word = (x: number, y: number, lengths: readonly [number, number], colour: string) => {
      const second = x + lengths[0] + 26
      return [
        stroke(`M${x} ${y}h${lengths[0]}M${second} ${y}h${lengths[1]}`, colour, 10),
        disc(second + 12, y - 22, 6, colour),
        disc(second + 32, y - 22, 6, colour),
      ]
    }
    return {
      behind: [fill('M232 372a88 52 0 0 1 176 0z', side)],
      line: 'V52V372',
      front: [
        fill('M292 76H474L506 107L474 138H292z', paper),
        ...word(338, 116, [28, 74], on(paper)),
        fill('M350 158H164L132 189L164 220H350z', main),
        ...word(182, 198, [44, 62], on(main)),
        fill('M292 240H440L472 271L440 302H292z', side),
        ...word(336, 280, [20, 54], on(side)),
      ],
    }
  },
}

/** A crane sets a second window down beside the first, which stays where it is. */
export const crane: Motif = {
  from: 164,
  to: 540,
  room: [92, 540],
  draw: ({ paper, main, side, dark }) => ({
    behind: [
      box(92, 96, 48, 56, side),
      box(176, 112, 46, 50, main),
      box(198, 124, 24, 22, paper),
      box(208, 244, 152, 128, paper),
      box(208, 244, 152, 30, dark),
      disc(228, 259, 7, paper),
      box(228, 296, 56, 56, side),
      stroke('M304 304h34M304 330h22', dark, 8),
      fill('M396 236H540V372H396z', main),
    ],
    line: 'V96H112H468V172L396 236V372V236H540L468 172L540 236V372',
    front: [
      box(402, 242, 132, 26, dark),
      disc(420, 255, 7, paper),
      box(414, 290, 48, 62, paper),
      stroke('M482 300h36M482 326h24', paper, 8),
      disc(468, 172, 13, dark),
    ],
  }),
}

/** A lens over the border: short words on the left, one long word on the right. */
export const lens: Motif = {
  from: 116,
  to: 500,
  draw: ({ paper, main, solid, line, on }) => ({
    behind: [
      stroke('M146 342L206 282', solid, 36),
      fill('M322 52A136 136 0 0 0 322 324z', paper),
      fill('M322 52A136 136 0 0 1 322 324z', main),
    ],
    line: 'L225.8 284.200A136 136 0 1 1 225.9 284.300L116 372H500',
    front: [writing(232, 152, [28, 62, 44], line, 36, 14), stroke('M334 188H428', on(main), 14)],
  }),
}

/** A folded map with a pin at the end of the way. */
export const map: Motif = {
  from: 96,
  to: 548,
  draw: ({ paper, main, side }) => ({
    behind: [
      fill('M118 148L252 108V356L118 396z', paper),
      fill('M252 108L388 148V396L252 356z', side),
      fill('M388 148L522 108V356L388 396z', paper),
      stroke('M142 236l86-26M420 300l76-22M420 260l40-12', main, 9),
      fill('M320 304C284 250 254 214 254 166A66 66 0 0 1 386 166C386 214 356 250 320 304z', main),
    ],
    line: 'C150 372 160 300 214 306C262 312 286 340 320 304C284 250 254 214 254 166A66 66 0 0 1 386 166C386 214 356 250 320 304C372 344 416 300 458 322C500 344 494 372 548 372',
    front: [disc(320, 166, 26, paper)],
  }),
}
