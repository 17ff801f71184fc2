import { hash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** What a body is known by (SHA-256). */
export const hashOf = (body: Buffer | string): string => hash('sha256', body)

const partPrefix = '.part-'

/** Writes a file aside, waits until the disk has it, and puts it in its place in one step: half of it is never read. */
export async function writeWhole(file: string, body: Buffer | string): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `${partPrefix}${basename(file)}-${randomUUID()}`)
  try {
    const handle = await open(part, 'wx', 0o600)
    try {
      await handle.writeFile(body)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Removes what a crash left unfinished in a folder, unless its disk is only read. */
export async function sweepParts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names)
    if (name.startsWith(partPrefix)) await rm(join(folder, name), { force: true }).catch(() => {})
}
