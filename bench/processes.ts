import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/root.ts'
import { type Core, pin } from './machine.ts'
import { benchFolder } from './places.ts'

const running = new Set<ChildProcess>()
const folders = new Set<string>()

/** Ends all processes and removes all folders of the benchmark. */
export function cleanUp(): void {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  folders.clear()
}

// Nothing is left behind, however the benchmark ends.
process.on('exit', cleanUp)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** A new, empty folder; it is removed when its part is over. */
export function createFolder(): string {
  mkdirSync(benchFolder, { recursive: true })
  const folder = mkdtempSync(join(benchFolder, 'run-'))
  folders.add(folder)
  return folder
}

export type Process = {
  pid: number
  /** What it has printed so far, errors included. */
  readLog: () => string
  hasEnded: () => boolean
  exited: Promise<number | null>
  /** Asks it to end, and makes it end after 10 s. */
  stop: () => Promise<void>
}

export type ProcessOptions = { core: Core; cwd?: string; env?: Record<string, string> }

/** Starts a process that does not outlive the benchmark. Its output goes into a file: reading a busy log takes time. */
export function startProcess(command: string, parameters: string[], options: ProcessOptions): Process {
  const { core, cwd = root, env } = options
  const log = join(createFolder(), 'log')
  const output = openSync(log, 'a', 0o600)
  const child = spawn(...pin(core, command, parameters), {
    cwd,
    // Settings of the developer's shell must not change what is measured.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  running.add(child)
  let hasEnded = false
  const exited = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      hasEnded = true
      resolve(code)
    })
  })
  return {
    pid: child.pid ?? 0,
    readLog: () => readFileSync(log, 'utf8').trim(),
    hasEnded: () => hasEnded,
    exited,
    stop: async () => {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await exited
      clearTimeout(late)
    },
  }
}

/**
 * Runs a program to its end.
 * @returns all that it printed
 * @throws with all that it printed if it fails
 */
export async function runProcess(command: string, parameters: string[], options: ProcessOptions): Promise<string> {
  const child = startProcess(command, parameters, options)
  const code = await child.exited
  if (code !== 0) throw new Error(`${parameters[0]} ended with ${code}: ${child.readLog()}`)
  return child.readLog()
}
