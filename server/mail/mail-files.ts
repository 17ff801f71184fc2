import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'

/** Where mails become files while no mail server is set. Those written then stay when one is set later. */
export const mailFolderOf = ({ dataDir }: { dataDir: string }): string => join(dataDir, 'mail')

/** The file of a mail, named by its id. */
export const mailFileOf = (folder: string, id: string): string => join(folder, `${id}.eml`)

/** Removes the files of these mails, whichever way mails leave today. */
export async function removeMailFiles(folder: string, ids: string[]): Promise<void> {
  for (const id of ids) {
    await rm(mailFileOf(folder, id), { force: true })
    await rm(`${mailFileOf(folder, id)}.part`, { force: true })
  }
}

/** Looked up in the database at a time. */
const batch = 500

/** Removes every file whose mail is gone or whose text was emptied, also what a crash left of an erasure. */
export async function sweepMailFiles({ db }: Pick<Database, 'db'>, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const ids = names.flatMap((name) => /^([0-9a-f-]{36})\.eml(\.part)?$/.exec(name)?.[1] ?? [])
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch)
    const kept = await db
      .selectFrom('outbox')
      .select('id')
      .where('id', 'in', some)
      .where('text', 'is not', null)
      .execute()
    const isKept = new Set(kept.map(({ id }) => id))
    await removeMailFiles(
      folder,
      some.filter((id) => !isKept.has(id)),
    )
  }
}
