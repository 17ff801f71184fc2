import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { namePicture, type ShrunkPicture, shrinkPicture } from './shrink-picture.ts'

/** A picture with the grain of a photograph. */
const aPhoto = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#35538a', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  })

function saved(picture: ShrunkPicture) {
  if (picture.kind === 'refused') throw new Error(picture.problem)
  return picture
}

async function problemOf(bytes: Buffer): Promise<string> {
  const picture = await shrinkPicture(bytes)
  return picture.kind === 'refused' ? picture.problem : picture.kind
}

/** A piece of a PNG file. */
function aChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length, 0)
  numbers.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
}

/** A black PNG of any size that weighs next to nothing. */
function aBlackPng(width: number, height: number, ...others: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  const points = deflateSync(Buffer.alloc(Math.min(1e7, (1 + Math.ceil(width / 8)) * height)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const chunks = [aChunk('IHDR', header), ...others, aChunk('IDAT', points), aChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

test('a photograph is made as wide as pages need, and a small one keeps its size', async () => {
  const large = saved(await shrinkPicture(await aPhoto(3000, 1000).jpeg().toBuffer()))
  expect(large).toMatchObject({ width: 2400, height: 800, extension: 'jpg' })
  expect(await sharp(large.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2400 })
  for (const format of ['webp', 'avif', 'png'] as const) {
    const small = await aPhoto(320, 200).toFormat(format).toBuffer()
    expect(await shrinkPicture(small)).toMatchObject({ width: 320, height: 200, extension: 'jpg' })
  }
})

test('a portrait is the square in the middle, and one that does not fill it is refused', async () => {
  const middle = { input: await sharp(aBlackPng(1000, 1000)).png().toBuffer(), left: 500, top: 0 }
  const wide = await aPhoto(2000, 1000).composite([middle]).jpeg().toBuffer()
  const { bytes, width, height } = saved(await shrinkPicture(wide, true))
  expect([width, height]).toEqual([1000, 1000])
  expect((await sharp(bytes).stats()).channels.every(({ mean }) => mean < 5)).toBe(true)
  const tall = await aPhoto(1500, 2000).jpeg().toBuffer()
  expect(await shrinkPicture(tall, true)).toMatchObject({ width: 1200, height: 1200 })
  const small = await shrinkPicture(await aPhoto(900, 500).jpeg().toBuffer(), true)
  expect(small).toMatchObject({ problem: 'l’image ne compte que 900 × 500 points' })
})

test('a drawing of few colours stays sharp as PNG, and what one sees through stays so', async () => {
  const drawing = Buffer.from('<svg width="400" height="300"><rect width="200" height="300" fill="#c22"/></svg>')
  const png = saved(await shrinkPicture(await sharp(drawing).png().toBuffer()))
  expect(png).toMatchObject({ extension: 'png', width: 400 })
  expect((await sharp(png.bytes).stats()).isOpaque).toBe(false)
  const faded = await aPhoto(200, 200).ensureAlpha(0.5).png().toBuffer()
  const webp = saved(await shrinkPicture(faded))
  expect(webp.extension).toBe('webp')
  expect((await sharp(webp.bytes).stats()).isOpaque).toBe(false)
})

test('a photograph that lies on its side stands up, and nobody learns where it was taken', async () => {
  const taken = await aPhoto(300, 200)
    .jpeg()
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '48/1 51/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(taken.includes('Telephone')).toBe(true)
  const { bytes, width, height } = saved(await shrinkPicture(taken))
  expect([width, height]).toEqual([200, 300])
  const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
  expect({ exif, xmp, iptc, orientation }).toEqual({})
  expect(bytes.includes('Telephone')).toBe(false)
})

test('nothing that hides in a picture or behind it is kept', async () => {
  const script = Buffer.from('<script>alert(1)</script>')
  const behind = Buffer.concat([await aPhoto(50, 50).jpeg().toBuffer(), script])
  const within = aBlackPng(50, 50, aChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), script])))
  for (const picture of [behind, within]) {
    expect(picture.includes('<script>')).toBe(true)
    expect(saved(await shrinkPicture(picture)).bytes.includes('<script>')).toBe(false)
  }
})

test('a file that pretends, is broken, moves or would fill the memory is refused in words', async () => {
  const photo = await aPhoto(400, 400).jpeg().toBuffer()
  const frames = [await aPhoto(40, 40).png().toBuffer(), await aPhoto(40, 40).png().toBuffer()]
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const otherKind = 'l’image n’est pas d’une sorte que le site montre'
  expect(await problemOf(Buffer.from('<!doctype html><p>Bonjour'))).toBe(otherKind)
  expect(await problemOf(svg)).toBe(otherKind)
  expect(await problemOf(await aPhoto(9, 9).gif().toBuffer())).toBe(otherKind)
  expect(await problemOf(Buffer.alloc(0))).toBe(otherKind)
  expect(await problemOf(photo.subarray(0, photo.length / 2))).toBe('l’image ne se laisse pas lire')
  expect(await problemOf(Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'))).toBe('l’image ne se laisse pas lire')
  expect(await problemOf(animated)).toBe('l’image bouge')
  expect(await problemOf(aBlackPng(9, 9, aChunk('acTL', Buffer.alloc(8))))).toBe('l’image bouge')
  expect(await problemOf(aBlackPng(60_000, 60_000))).toBe('l’image compte 3600 millions de points')
  expect(await problemOf(Buffer.alloc(15_000_001))).toBe('l’image pèse 16 Mo')
  expect(await problemOf(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))).toContain('HEIC')
})

test('a picture is named after its file, as an address, and never takes the place of another', () => {
  expect(namePicture('C:\\fakepath\\Été à Köln (1).JPG', 'jpg', [])).toBe('c-fakepath-ete-a-koln-1.jpg')
  expect(namePicture('../../article.md', 'png', ['article.md'])).toBe('article.png')
  expect(namePicture('quai.jpeg', 'jpg', ['quai.jpg', 'QUAI-2.jpg'])).toBe('quai-3.jpg')
  expect(namePicture('写真.png', 'webp', [])).toBe('image.webp')
  expect(namePicture('x'.repeat(500), 'jpg', [])).toHaveLength(64)
})
