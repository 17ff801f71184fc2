import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawHomePicture, drawPicture } from './draw-picture.ts'
import type { SocialPicture } from './list-pictures.ts'

/** Pictures of earlier builds under the hash of what they were drawn from: most of them have not changed. */
const shelf = () => join(process.cwd(), 'dist/.astro/social')

const how = { palette: true, colours: 48, compressionLevel: 9, effort: 1, dither: 0 } as const

/** The picture as PNG, 1200 by 630: from an earlier build if nothing changed, else drawn now. */
export async function renderPicture({ words, cover }: SocialPicture): Promise<Uint8Array<ArrayBuffer>> {
  const svg = cover === undefined ? drawHomePicture(words) : await drawPicture(words, cover)
  const name = createHash('sha256')
    .update(JSON.stringify([svg, how, sharp.versions]))
    .digest('hex')
    .slice(0, 32)
  const file = join(shelf(), `${name}.png`)
  if (existsSync(file)) return new Uint8Array(readFileSync(file))
  const picture = await sharp(Buffer.from(svg)).png(how).toBuffer()
  mkdirSync(shelf(), { recursive: true })
  writeFileSync(file, picture)
  return new Uint8Array(picture)
}
