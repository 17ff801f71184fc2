import sharp from 'sharp'
import { markOutline } from '../illustration/Mark.tsx'
import { wordmark } from '../seo/social-lettering.ts'
import { type EdgeRun, readCoverEdges } from './cover-edges.ts'

const size = { width: 1200, height: 630 }
/** The cover fills the right part; its ground and its line go on to the left edge. */
const coverWidth = (size.height * 640) / 480
const left = size.width - coverWidth

const ink = '#141a3c'

/** Whether words on this colour are better white: the lighter colours of the house take ink (WCAG relative luminance). */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.25
}

function toFrame(runs: readonly EdgeRun[]): string {
  const scale = size.height / 480
  const bands = runs.map(
    ({ colour, from, to }) => `<path d="M0 ${from * scale}h${left + 2}v${(to - from) * scale}H0z" fill="${colour}"/>`,
  )
  const words = isDark(runs[0]?.colour ?? ink) ? '#ffffff' : ink
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
${bands.join('\n')}
<g transform="translate(56 48) scale(.56)" fill="${words}"><path d="${markOutline}"/><path d="${wordmark}"/></g>
</svg>`
}

/** The picture that social networks show beside an article: its cover, and whose it is. 1200 by 630. */
export async function drawArticlePicture(cover: string): Promise<Uint8Array<ArrayBuffer>> {
  const edges = await readCoverEdges(cover)
  const picture = await sharp(Buffer.from(cover), { density: 144 })
    .resize(Math.ceil(coverWidth), size.height, { fit: 'fill' })
    .toBuffer()
  const whole = await sharp(Buffer.from(toFrame(edges.left)))
    .composite([{ input: picture, left: Math.floor(left), top: 0 }])
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer()
  return new Uint8Array(whole)
}
