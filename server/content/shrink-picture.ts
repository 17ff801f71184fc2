import { parse } from 'node:path'
import type { Sharp } from 'sharp'
import { toSlug } from '../../contract/text.ts'
import { findExcess, findWeight, otherKind, pictureLimits, unreadable } from './find-picture.ts'

export type ShrunkPicture =
  | { kind: 'saved'; bytes: Buffer; width: number; height: number; extension: 'jpg' | 'png' | 'webp' }
  | { kind: 'refused'; problem: string; remedy: string }

/** What is kept of a picture, in points: enough for the widest that is served, on a dense screen. */
const frame = { width: 2400, height: 9600 } as const

/** Of a portrait: its side, enough for the largest that is served, and the least that fills it. */
const portraitSide = { kept: 1200, least: 560 } as const

/** A picture that takes longer (seconds) is no photograph. */
const longestTime = 30

const refuse = ({ problem, remedy }: { problem: string; remedy: string }): ShrunkPicture => ({
  kind: 'refused',
  problem: `l’image ${problem}`,
  remedy,
})

const moving = { problem: 'bouge', remedy: 'Choisissez une image fixe, en JPEG, PNG, WebP ou AVIF' }

/** What the camera of an iPhone writes, and no browser but its own shows. */
const ofAnIphone = {
  problem: 'est au format HEIC, que les navigateurs ne montrent pas',
  remedy: 'Sur l’iPhone : Réglages, Appareil photo, Formats, « Le plus compatible » ; ou enregistrez-la en JPEG',
}

/** What the first bytes say: only what browsers show is handed to a decoder, whatever the file is called. */
function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | undefined {
  const begins = bytes.toString('latin1', 0, 12)
  if (begins.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (begins.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF.{4}WEBP$/s.test(begins)) return 'webp'
  if (/ftypavif$/.test(begins)) return 'avif'
  return /ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1|avis)$/.test(begins) ? 'heic' : undefined
}

/** A PNG says before its first picture that others follow, which the decoder leaves out. */
const isMovingPng = (bytes: Buffer): boolean => bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL')

/** A lossless file may be as much larger (bytes) than one that is made for photographs: then it is a drawing. */
const isWorthKeeping = (lossless: Buffer, lossy: Buffer): boolean => lossless.length <= 2 * lossy.length + 20_000

/** @param isDrawn whether it may be a drawing: its lines stay sharp as PNG */
async function encode(image: Sharp, isDrawn: boolean, isOpaque: boolean) {
  const photograph = isOpaque
    ? image.clone().jpeg({ quality: 88, mozjpeg: true })
    : image.clone().webp({ quality: 88, alphaQuality: 100 })
  const lossy = await photograph.toBuffer({ resolveWithObject: true })
  const photo = { ...lossy, extension: isOpaque ? ('jpg' as const) : ('webp' as const) }
  if (!isDrawn) return photo
  const lossless = await image.clone().png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true })
  return isWorthKeeping(lossless.data, lossy.data) ? { ...lossless, extension: 'png' as const } : photo
}

/**
 * Makes of a file that was sent the picture that is kept: upright, no larger than pages need, and drawn anew from
 * its points alone, so that nothing else of the file is left: no place where it was taken, no bytes behind it.
 * @param isPortrait whether it is cut to the square in its middle
 */
export async function shrinkPicture(bytes: Buffer, isPortrait = false): Promise<ShrunkPicture> {
  const weight = findWeight(bytes)
  if (weight) return refuse(weight)
  const kind = kindOf(bytes)
  if (!kind || kind === 'heic') return refuse(kind ? ofAnIphone : otherKind)
  const { default: sharp } = await import('sharp')
  const open = () => sharp(bytes, { limitInputPixels: pictureLimits.megapixels * 1e6, failOn: 'error' })
  try {
    // The header alone is read, whatever it promises.
    const { width, height, pages = 1, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const excess = findExcess({ width, height })
    if (excess) return refuse(excess)
    if (isPortrait && Math.min(width, height) < portraitSide.least)
      return refuse({
        problem: `ne compte que ${width} × ${height} points`,
        remedy: `Prenez-en une de ${portraitSide.least} points de côté au moins`,
      })
    if (pages > 1 || (kind === 'png' && isMovingPng(bytes))) return refuse(moving)
    const isOpaque = !hasAlpha || (await open().stats()).isOpaque
    const side = Math.min(width, height, portraitSide.kept)
    const image = open()
      .timeout({ seconds: longestTime })
      .autoOrient()
      .resize(isPortrait ? { width: side, height: side } : { ...frame, fit: 'inside', withoutEnlargement: true })
    const { data, info, extension } = await encode(isOpaque ? image.removeAlpha() : image, kind === 'png', isOpaque)
    return { kind: 'saved', bytes: data, width: info.width, height: info.height, extension }
  } catch {
    return refuse(unreadable)
  }
}

/** A picture as an editor lists it, in WebP; nothing if it cannot be read. */
export async function makeSmallPicture(bytes: Buffer): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: pictureLimits.megapixels * 1e6 })
    .autoOrient()
    .resize({ width: 480, height: 480, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
    .catch(() => undefined)
}

/**
 * The name under which a picture is kept: that of the file that was sent, as an address has it, and none that is there.
 * @param taken names of the files beside it
 */
export function namePicture(sent: string, extension: string, taken: Iterable<string>): string {
  const used = new Set([...taken].map((name) => name.toLowerCase()))
  const name = toSlug(parse(sent).name).slice(0, 60).replace(/-$/, '') || 'image'
  for (let count = 1; ; count += 1) {
    const tried = `${name}${count === 1 ? '' : `-${count}`}.${extension}`
    if (!used.has(tried)) return tried
  }
}
