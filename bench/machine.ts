import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'

/** Others at work on the machine: above this, figures are those of the noise. */
const busyLoad = 0.5

/** The cores this process may use, from a list like `0-3,6`. */
function listCores(): number[] {
  const file = '/proc/self/status'
  const allowed = existsSync(file) ? /^Cpus_allowed_list:\s*(.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  if (allowed === undefined) return cpus().map((_, index) => index)
  return allowed.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

const cores = listCores()
const canPin = cores.length > 1 && spawnSync('taskset', ['--version']).status === 0

/** What a process is for: the server under test has a core of its own, the load another. */
export type Place = 'server' | 'load' | 'anywhere'

/** The command that runs `command` on the core of its place; without `taskset` the system chooses. */
export function pinned(place: Place, command: string, parameters: string[]): [string, string[]] {
  if (!canPin || place === 'anywhere') return [command, parameters]
  return ['taskset', ['-c', String(cores[place === 'server' ? 0 : 1]), command, ...parameters]]
}

/** The machine in a few lines, with a warning if it is not fit for figures. */
export function describeMachine(): string {
  const [load = 0] = loadavg()
  const lines = [
    `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}`,
    `Node ${process.versions.node}; load average at the start ${load.toFixed(2)}`,
  ]
  if (load > busyLoad) lines.push(`WARNING: the machine is busy; take the figures again with a load below ${busyLoad}.`)
  if (!canPin) lines.push('WARNING: no taskset, or one core only; server and load compete for the same cores.')
  return lines.join('\n')
}
