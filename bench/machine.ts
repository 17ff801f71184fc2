import { spawnSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem, type } from 'node:os'

/** Others at work on the machine: above this load, figures are theirs as much as ours. */
const busyLoad = 0.5

const canPin = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0

/** What a process is for: the server under test has a core of its own, the load another. */
export type Core = 'server' | 'load' | 'any'

/** The command that runs `command` on its core; without `taskset` the system chooses. */
export function pin(core: Core, command: string, parameters: string[]): [string, string[]] {
  if (!canPin || core === 'any') return [command, parameters]
  return ['taskset', ['-c', core === 'server' ? '0' : '1', command, ...parameters]]
}

/** The machine in a few lines, with a warning if it is not fit for figures. */
export function describeMachine(): string {
  const [load = 0] = loadavg()
  const memory = Math.round(totalmem() / 2 ** 30)
  const lines = [
    `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${memory} GB, ${type()} ${release()}`,
    `Node ${process.versions.node}; load average at the start ${load.toFixed(2)}`,
  ]
  if (load > busyLoad) lines.push(`WARNING: the machine is busy; take the figures again with a load below ${busyLoad}.`)
  if (!canPin) lines.push('WARNING: no taskset, or one core only: server and load compete for the same cores.')
  return lines.join('\n')
}
