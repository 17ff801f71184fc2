import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { AppIconSize } from './app-icon-path.ts'

/** The ground of the icon, which a device may cut to any shape. */
const ink = '#141a3c'

/** How much of the picture the mark's own square takes: it stays within the circle that no shape cuts (W3C, maskable icons). */
const part = 0.68

/** The mark on its ground, without corners of its own: for a home screen and for search results. */
export async function drawAppIcon(size: AppIconSize): Promise<Uint8Array<ArrayBuffer>> {
  const favicon = readFileSync(join(process.cwd(), 'public/favicon.svg'), 'utf8')
  const edge = (64 * (1 - part)) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><path fill="${ink}" d="M0 0h64v64H0z"/><g transform="translate(${edge} ${edge}) scale(${part})">${favicon}</g></svg>`
  const picture = await sharp(Buffer.from(svg)).png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer()
  return new Uint8Array(picture)
}
