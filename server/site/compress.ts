import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SiteFile } from '../http/site-answers.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Below this the headers weigh more than what is saved (bytes). */
const smallest = 300

/** `quick` takes two milliseconds a page, `best` a tenth of a second: it takes the place of the first soon after. */
const levels = { quick: { br: 5, gzip: 6 }, best: { br: 11, gzip: 9 } } as const

/** Pictures, fonts and PDFs are compressed already. */
export function isCompressible(contentType: string, { length }: Buffer): boolean {
  return length >= smallest && /^text\/|xml|json|javascript/.test(contentType)
}

/** A body in every encoding. */
export async function compress(identity: Buffer, effort: keyof typeof levels): Promise<Required<SiteFile['bodies']>> {
  const { br, gzip: level } = levels[effort]
  const params = { [constants.BROTLI_PARAM_QUALITY]: br, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  return { identity, br: await brotli(identity, { params }), gzip: await gz(identity, { level }) }
}
