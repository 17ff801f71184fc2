import type { EdgeRun } from '../../../../contract/content/covers.ts'
import { readCoverEdges } from '../../illustration/cover-edges.ts'
import heroKnot from '../../illustration/drawings/hero-knot.svg?raw'
import { markOutline } from '../../illustration/Mark.tsx'
import type { SocialPicture } from './list-pictures.ts'
import { type PictureWords, type Setting, setWords } from './set-words.ts'

const [width, height] = [1200, 630]
const ink = '#141a3c'
const red = '#dc2f17'
const mustard = '#ffc94f'

/** Where a cover stands: to the right, its line on two thirds of the height. */
const cover = { x: 532, y: 129, scale: 1.044 }

/** The mark in its colour, and beside and below it the words. */
const toText = (words: PictureWords, mark: string, setting: Setting) =>
  `<path transform="translate(60 48) scale(.72)" d="${markOutline}" fill="${mark}"/>${setWords(words, setting)}`

/** Whether words on this colour are better white (WCAG relative luminance). */
function isDark(colour: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.25
}

/** Each colour goes on under the next ones, so that nothing shines through between two. */
const bands = (runs: readonly EdgeRun[], toPath: (from: number) => string) =>
  runs.map(({ colour, from }) => `<path d="${toPath(from)}" fill="${colour}"/>`).join('')

const innerOf = (svg: string) => svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))

/** A picture of 1200 by 630, as SVG: a title, and a cover whose ground and line go on to all edges. */
export async function drawPicture(words: PictureWords, svg: string): Promise<string> {
  const { left, right, top } = await readCoverEdges(svg)
  const { x, y, scale } = cover
  const ground = left[0]?.colour ?? ink
  const dark = isDark(ground)
  const lineColour = left.find(({ colour, to, from }) => colour !== ground && to - from < 40)?.colour ?? red
  const setting = { width: 504, textColour: dark ? '#ffffff' : ink, lineColour }
  // Half a unit of overlap: no seam beside the cover.
  const around = [
    bands(top, (from) => `M${from} -200H640V1H${from}z`),
    bands(left, (from) => `M-600 ${from}H.5V480H-600z`),
    bands(right, (from) => `M639.5 ${from}H740V480H639.5z`),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${ground}"/><g transform="translate(${x} ${y}) scale(${scale})">${around}</g><svg x="${x}" y="${y}" width="${640 * scale}" height="${480 * scale}" viewBox="0 0 640 480">${innerOf(svg)}</svg>${toText(words, dark ? '#ffffff' : red, setting)}</svg>`
}

/** The picture of the home: the knot of its first screen, astride the border. */
function drawHomePicture(words: PictureWords): string {
  const knot = innerOf(heroKnot).replaceAll('var(--field)', mustard)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="#fff"/><path d="M-10 581.5h576v3.2H-10z" fill="${red}"/><g transform="translate(652 22) scale(.8)">${knot}</g>${toText(words, red, { width: 600, textColour: ink, lineColour: red })}</svg>`
}

/** How a picture becomes a file. */
export const pictureOptions = { palette: true, colours: 48, compressionLevel: 9, effort: 1, dither: 0 } as const

/** The picture as PNG, 1200 by 630. */
export async function renderPicture({ words, cover }: SocialPicture): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const svg = cover === undefined ? drawHomePicture(words) : await drawPicture(words, cover)
  return sharp(Buffer.from(svg)).png(pictureOptions).toBuffer()
}
