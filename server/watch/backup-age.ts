import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Milliseconds since the newest backup in `folder` was written; `undefined` if there is none. Hidden files and
 * unfinished ones (`.part`, `.tmp`) are no backup.
 */
export async function findBackupAge(folder: string, now: number): Promise<number | undefined> {
  const names = await readdir(folder).catch(() => [])
  const finished = names.filter((name) => !name.startsWith('.') && !/\.(part|tmp)$/.test(name))
  // One that is deleted while we look is none.
  const times = await Promise.all(
    finished.map((name) =>
      stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  const newest = Math.max(0, ...times)
  return newest > 0 ? Math.max(0, now - newest) : undefined
}
