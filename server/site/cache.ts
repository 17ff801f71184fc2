import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf, writeWhole } from '../runtime/files.ts'

/** Files that no snapshot names any more and that stay all the same, for a change that is taken back. */
const mostUnused = 200

/** What is expensive to make (pictures, PDFs), by the hash of the key that says what it was made of. */
export function openCache(folder: string) {
  return {
    has: (key: string): boolean => existsSync(join(folder, hashOf(key))),

    find: (key: string): Promise<Buffer | undefined> => readFile(join(folder, hashOf(key))).catch(() => undefined),

    /** Keeps a file, unless the disk takes none: then it is made again. */
    keep: async (key: string, body: Buffer): Promise<void> => {
      try {
        await writeWhole(join(folder, hashOf(key)), body)
      } catch {
        // A full disk, or one that is only read.
      }
    },

    /** Removes the oldest of what none of these keys names. */
    sweep: async (keys: Iterable<string>): Promise<void> => {
      const used = new Set([...keys].map(hashOf))
      const names = (await readdir(folder).catch(() => [])).filter((name) => !used.has(name))
      const aged = await Promise.all(
        names.map(async (name) => ({
          name,
          at: (await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }))).mtimeMs,
        })),
      )
      const newestFirst = aged.toSorted((one, other) => other.at - one.at)
      for (const { name } of newestFirst.slice(mostUnused)) await rm(join(folder, name), { force: true })
    },
  }
}

export type Cache = ReturnType<typeof openCache>
