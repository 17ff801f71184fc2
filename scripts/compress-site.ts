import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const compressible = '**/*.{html,css,js,svg,xml,txt,json}'

/** Below this the headers weigh more than what is saved (bytes). */
const smallest = 300

/** Writes `.br`, `.zst` and `.gz` beside every text file of the built site, each at its best level. */
export async function compressSite(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress)
  const zstd = promisify(zstdCompress)
  const gz = promisify(gzip)
  // One file after the other: at its best level each compressor takes tens of megabytes.
  for (const path of globSync(compressible, { cwd: folder })) {
    const file = join(folder, path)
    const body = readFileSync(file)
    if (body.length < smallest) continue
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    const forms = await Promise.all([
      brotli(body, { params: quality }),
      zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
      gz(body, { level: 9 }),
    ])
    for (const [index, ending] of ['.br', '.zst', '.gz'].entries())
      writeFileSync(`${file}${ending}`, forms[index] ?? body)
  }
}
