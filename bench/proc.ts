import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const mb = 1024

function readStatus(pid: number, field: 'VmRSS' | 'VmHWM'): number | undefined {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return undefined
  const kb = new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1]
  return kb === undefined ? undefined : Number(kb) / mb
}

/** Resident memory of a process, in MB; from `ps` where there is no /proc. */
export function residentMb(pid: number): number {
  return readStatus(pid, 'VmRSS') ?? Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout) / mb
}

/** Watches the resident memory of a process; the highest value in MB when it is over. */
export function watchPeak(pid: number): () => number {
  let peak = residentMb(pid)
  const timer = setInterval(() => {
    const now = residentMb(pid)
    if (now > 0) peak = Math.max(peak, now)
    else clearInterval(timer)
  }, 250)
  return () => {
    clearInterval(timer)
    // The kernel's own mark misses nothing between two looks.
    return Math.max(peak, readStatus(pid, 'VmHWM') ?? residentMb(pid))
  }
}

/** Processor time of a process so far, in seconds; `undefined` where there is no /proc. */
export function cpuSeconds(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  // utime and stime (proc(5), fields 14 and 15), in ticks of 1/100 s on every Linux.
  return (Number(fields[11]) + Number(fields[12])) / 100
}
