import { existsSync, readFileSync } from 'node:fs'

const mb = 1024

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}

/** A process and all that it started, of those that still run. */
function listTree(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim()
  return [pid, ...(children === '' ? [] : children.split(' ').flatMap((child) => listTree(Number(child))))]
}

/** Memory of a process in MB; what it shares with others counts in part (`Pss`, proc(5)). */
const shareOfMemory = (pid: number): number =>
  Number(/^Pss:\s*(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / mb

export const canWatchTrees = existsSync('/proc/self/smaps_rollup')

/** Watches the memory of a process with all that it starts; the highest value in MB when it is over. */
export function watchTree(pid: number): () => number {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(
      peak,
      listTree(pid).reduce((sum, one) => sum + shareOfMemory(one), 0),
    )
  }, 25)
  return () => {
    clearInterval(timer)
    return peak
  }
}
