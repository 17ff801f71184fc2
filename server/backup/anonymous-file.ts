import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How a file begins that is about to lose its name. */
export const anonymousPrefix = 'backup-work-'

/** An SQLite database in a file that only its holder can open. */
export type AnonymousFile = {
  database: DatabaseSync
  /** The same file, for reading and writing it as it is. */
  fd: number
  close: () => void
}

/**
 * Makes an empty SQLite database in `folder` and takes its name away while it is empty: what is written into it goes
 * with the process, however that ends. Work copies hold everything in plain text, so that none of them has a name.
 * Where an open file cannot lose its name (Windows), it is removed at the end, or when the next backup begins.
 */
export function openAnonymousFile(folder: string): AnonymousFile {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${anonymousPrefix}${randomUUID()}`)
  const fd = openSync(path, 'wx+', 0o600)
  const database = new DatabaseSync(path)
  const remove = () => {
    try {
      rmSync(path, { force: true })
    } catch {
      // Not while it is open.
    }
  }
  remove()
  // A journal beside the file would have a name, too.
  database.exec('pragma journal_mode=memory; pragma temp_store=memory')
  return {
    database,
    fd,
    close: () => {
      if (database.isOpen) database.close()
      closeSync(fd)
      remove()
    },
  }
}
