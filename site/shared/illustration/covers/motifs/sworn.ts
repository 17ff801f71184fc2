import type { Motif } from '../motif.ts'
import { box, disc, fill, stroke, writing } from '../shapes.ts'

/** The law, and what has to be declared. */

/** A sheet on which the line writes the sign of a section. */
export const section: Motif = {
  from: 180,
  to: 460,
  draw: ({ paper, main, dark }) => ({
    behind: [
      fill('M180 18H408L460 70V426H180z', paper),
      fill('M408 18V70H460z', main),
      writing(212, 404, [72], dark, 26, 8),
      writing(360, 404, [68], dark, 26, 8),
    ],
    line: 'H320C358 372 384 348 384 314C384 260 252 246 252 188C252 156 278 138 314 134M326 282C362 278 388 260 388 228C388 170 256 156 256 102C256 68 282 44 320 44C356 44 386 64 392 104M248 312C254 352 284 372 320 372H460',
  }),
}

/** A parcel on the scales. */
export const scales: Motif = {
  from: 190,
  to: 450,
  room: [168, 472],
  draw: ({ paper, main, side, dark, solid, line, on }) => ({
    behind: [
      fill('M190 372L222 262H418L450 372z', main),
      box(240, 112, 160, 144, side),
      box(304, 112, 32, 144, paper),
      stroke('M258 226h28', on(side), 8),
    ],
    line: 'L222 262H168H472H418L450 372',
    front: [
      disc(320, 322, 40, paper),
      stroke('M320 322L340 298', line, 9),
      stroke('M292 322h5M320 294v4M348 322h-5', dark, 6),
      box(196, 378, 40, 18, solid),
      box(404, 378, 40, 18, solid),
    ],
  }),
}
