import { chmod, chown, mkdir, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Kysely } from 'kysely'
import { readContentFolder } from '../content/content-files.ts'
import { listInForce, readOwnChanges } from '../content/overlay.ts'
import type { Tables } from '../db/tables.ts'
import { writeWhole } from '../runtime/files.ts'

type ExportReport = { written: string[]; removed: string[] }

/** Writes a file that belongs to whom the folder of the content does, and that everybody may read. */
async function put(folder: string, path: string, body: Buffer): Promise<void> {
  const file = join(folder, path)
  const made = await mkdir(dirname(file), { recursive: true, mode: 0o755 })
  await writeWhole(file, body)
  await chmod(file, 0o644)
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  for (const place of made === undefined ? [file] : [file, made]) await chown(place, uid, gid)
}

/** Takes a file away, and the folder of an article with its last one. */
async function take(folder: string, path: string): Promise<void> {
  await rm(join(folder, path), { force: true })
  await rmdir(dirname(join(folder, path))).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error
  })
}

/**
 * Writes what is published over the files of the content, so that they alone publish the same; no draft, and nothing of
 * a day to come.
 */
export async function exportContent(
  db: Kysely<Tables>,
  { folder, now }: { folder: string; now: number },
): Promise<ExportReport> {
  const report: ExportReport = { written: [], removed: [] }
  const changes = await readOwnChanges(db, await readContentFolder(folder), await listInForce(db, now))
  for (const { path, body } of changes) {
    if (!join(folder, path).startsWith(join(folder, sep))) throw new Error(`${path} is no file of the content`)
    if (body) await put(folder, path, body)
    else await take(folder, path)
    report[body ? 'written' : 'removed'].push(path)
  }
  return report
}
