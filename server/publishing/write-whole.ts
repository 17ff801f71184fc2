import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Name of what is not finished; whoever publishes sweeps what a crash left. */
export const partPrefix = '.part-'

/**
 * Writes a file aside, waits until the disk has it, and puts it in its place in one step: nobody ever reads half of it.
 * That the name is on the disk, too, is asked for by `syncFolder`, once for many files.
 */
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

/** Waits until the names within a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; its file system keeps their entries by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
