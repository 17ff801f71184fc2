import { listBackups } from '../backup/backup-files.ts'

/** Milliseconds since the newest backup in `folder` was taken; `undefined` if there is none, or none can be seen. */
export function findBackupAge(folder: string, now: number): number | undefined {
  try {
    const [newest] = listBackups(folder)
    return newest && Math.max(0, now - Date.parse(newest.takenAt))
  } catch {
    // A folder that cannot be read holds no backup that anybody could count on.
    return undefined
  }
}
