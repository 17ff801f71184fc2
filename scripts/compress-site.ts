import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const compressible = '**/*.{html,css,js,svg,xml,txt,json}'

/** Below this the headers weigh more than what is saved (bytes). */
const smallest = 300

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)
const gz = promisify(gzip)

/** Each form at its best level, with the ending of its file. */
const forms: [ending: string, compress: (body: Buffer) => Promise<Buffer>][] = [
  [
    '.br',
    (body) =>
      brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
  ],
  ['.zst', (body) => zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 19 } })],
  ['.gz', (body) => gz(body, { level: 9 })],
]

/**
 * Writes `.br`, `.zst` and `.gz` beside every text file of the built site.
 * @param kept folder where the forms stay for the next build, by what they were made of: most pages do not change
 */
export async function compressSite(folder: string, kept: string): Promise<void> {
  mkdirSync(kept, { recursive: true })
  const used = new Set<string>()
  // One file after the other: at its best level each compressor takes tens of megabytes.
  for (const path of globSync(compressible, { cwd: folder })) {
    const file = join(folder, path)
    const body = readFileSync(file)
    if (body.length < smallest) continue
    const name = createHash('sha256').update(body).digest('hex')
    const write = async ([ending, compress]: (typeof forms)[number]) => {
      const store = join(kept, name + ending)
      used.add(name + ending)
      if (!existsSync(store)) {
        // A build that is killed leaves no half of a file under a name that is trusted.
        writeFileSync(`${store}.part`, await compress(body))
        renameSync(`${store}.part`, store)
      }
      copyFileSync(store, file + ending)
    }
    await Promise.all(forms.map(write))
  }
  for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(join(kept, name))
}
