import { readFileSync } from 'node:fs'

/** What Linux tells of its processes (proc(5)); nothing elsewhere. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}

const readMb = (text: string, field: string): number =>
  Number(new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024

/** Resident memory of a process now, and the most it ever had, in MB. */
export function readMemory(pid: number): { now: number; peak: number } {
  const status = readProc(pid, 'status')
  return { now: readMb(status, 'VmRSS'), peak: readMb(status, 'VmHWM') }
}

/** Processor time of a process so far, in seconds. */
export function readCpuSeconds(pid: number): number {
  const fields = readProc(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  // utime and stime, in ticks of 1/100 s on every Linux.
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Memory of a process and of all that it started, in MB; what several share counts once (`Pss`). */
function readTreeMb(pid: number): number {
  const children = readProc(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return children.reduce((sum, child) => sum + readTreeMb(child), readMb(readProc(pid, 'smaps_rollup'), 'Pss'))
}

/** Watches the memory of a process and of all that it starts. @returns stops watching, and answers the peak in MB */
export function watchTreeMemory(pid: number): () => number {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, readTreeMb(pid))
  }, 25)
  return () => {
    clearInterval(timer)
    return peak
  }
}
