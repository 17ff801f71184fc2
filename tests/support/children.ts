import { readFileSync } from 'node:fs'

/** Ids of the processes that a process has started and that have not ended (Linux). */
export function listChildren(pid: number): number[] {
  try {
    const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return ids === '' ? [] : ids.split(' ').map(Number)
  } catch {
    return []
  }
}

/** True while a process lives. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
