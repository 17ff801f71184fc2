import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../http/site-files.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

export type Compressed = Exclude<Encoding, 'identity'>

/** Below this the headers weigh more than what is saved (bytes). */
const smallest = 300

/** `quick` is there when a version is switched to, `best` some seconds later. */
const levels = {
  quick: { br: 5, gzip: 6 },
  best: { br: 11, gzip: 9 },
} as const
export type Effort = keyof typeof levels

/** Pictures, fonts and PDFs are compressed already. */
export function isCompressible({ contentType, size }: { contentType: string; size: number }): boolean {
  return size >= smallest && /^text\/|xml|json|javascript/.test(contentType)
}

/** A body in one encoding. */
export function compress(body: Buffer, encoding: Compressed, effort: Effort): Promise<Buffer> {
  const level = levels[effort][encoding]
  if (encoding === 'gzip') return gz(body, { level })
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return brotli(body, { params })
}
