import type { DatabaseSync } from 'node:sqlite'
import type { AnonymousFile } from './anonymous-file.ts'
import { type BackupMetadata, takeMetadata } from './metadata.ts'
import { BackupError, type Opening, unpackFile } from './pack.ts'
import { countRows } from './saved-tables.ts'

/** Tables whose number of rows differs. */
const findDifferences = (a: Record<string, number>, b: Record<string, number>): string[] =>
  Object.keys({ ...a, ...b }).filter((name) => a[name] !== b[name])

/** Checks an unpacked backup from end to end and takes its metadata out of it. */
function inspect(file: DatabaseSync): BackupMetadata {
  const metadata = takeMetadata(file)
  if (!metadata) throw new BackupError('damaged', 'the file is no backup of this program')
  const [check] = file.prepare('pragma integrity_check').all()
  if (check?.integrity_check !== 'ok') throw new BackupError('damaged', 'the database in the backup is damaged')
  if (file.prepare('pragma foreign_key_check').all().length > 0)
    throw new BackupError('damaged', 'the backup holds rows that belong to nobody')
  const wrong = findDifferences(countRows(file), metadata.counts)
  if (wrong.length > 0)
    throw new BackupError('rows', `the backup holds other numbers of rows than it says: ${wrong.join(', ')}`)
  // Sessions of that time are not sessions of now.
  file.exec('delete from sessions')
  return metadata
}

/**
 * Unpacks a backup into an empty file and checks it from end to end.
 * @throws {BackupError} if it cannot be read or is not whole
 */
export async function unpack(path: string, { database, fd }: AnonymousFile, opening: Opening): Promise<BackupMetadata> {
  await unpackFile(path, fd, opening)
  return inspect(database)
}
