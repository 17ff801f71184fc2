import { readdir } from 'node:fs/promises'

/** The moment in the name of a backup, `…-2026-11-21T16-36-29.000Z.db.gz`. What is unfinished or a note beside it has none. */
const pattern = /(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d(?:\.\d{3})?Z)\.db\.gz(?:\.enc)?$/

/** Milliseconds since the newest backup in `folder` was taken; `undefined` if there is none. */
export async function findBackupAge(folder: string, now: number): Promise<number | undefined> {
  const names = await readdir(folder).catch(() => [])
  const times = names.flatMap((name) => {
    const [, hours, minutes, seconds] = pattern.exec(name) ?? []
    return hours === undefined ? [] : [Date.parse(`${hours}:${minutes}:${seconds}`)]
  })
  return times.length > 0 ? Math.max(0, now - Math.max(...times)) : undefined
}
