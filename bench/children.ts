import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Place, pinned } from './machine.ts'

export const root = join(import.meta.dirname, '..')
/** Everything the bench writes; ignored by git, on the disk of the checkout. */
export const benchFolder = join(root, 'data/bench')

const running = new Set<ChildProcess>()
const folders = new Set<string>()

/** Ends all processes and removes all folders that are still there. */
export function clearUp(): void {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

// Nothing is left behind, however the bench ends.
process.on('exit', clearUp)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** A new folder, and the word to remove it; it goes at the end in any case. */
export function aFolder(): { path: string; remove: () => void } {
  mkdirSync(benchFolder, { recursive: true })
  const path = mkdtempSync(join(benchFolder, 'run-'))
  folders.add(path)
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true })
      folders.delete(path)
    },
  }
}

export type Child = {
  process: ChildProcess
  pid: number
  output: () => string
  /** What it has printed as errors; of one with a log file, everything. */
  errors: () => string
  hasEnded: () => boolean
  exited: Promise<number | null>
  /** Asks it to end, and makes it end after 10 s. */
  stop: () => Promise<void>
}

export type ChildOptions = {
  place: Place
  cwd?: string
  env?: Record<string, string>
  /** Where its output goes, if not to the bench: reading a busy log would take time from the load. */
  logFile?: string
}

/** Starts a process that does not outlive the bench. */
export function startChild(command: string, parameters: string[], options: ChildOptions): Child {
  const { place, cwd = root, env, logFile } = options
  const [file, all] = pinned(place, command, parameters)
  const sink = logFile === undefined ? 'pipe' : openSync(logFile, 'a', 0o600)
  const child = spawn(file, all, {
    cwd,
    // Only what is given: settings of the developer's shell must not change what is measured.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', sink, sink],
  })
  running.add(child)
  let hasEnded = false
  let output = ''
  let errors = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (errors += chunk))
  if (typeof sink === 'number') closeSync(sink)
  const exited = new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      errors += error.message
      hasEnded = true
      resolve(null)
    })
    child.on('close', (code) => {
      running.delete(child)
      hasEnded = true
      resolve(code)
    })
  })
  return {
    process: child,
    pid: child.pid ?? 0,
    output: () => (logFile === undefined ? output : readFileSync(logFile, 'utf8')),
    errors: () => (logFile === undefined ? errors : readFileSync(logFile, 'utf8')) || 'without a word',
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
 * Runs a program of the bench to its end and reads the JSON it prints.
 * @throws if it fails or takes longer than `patience` milliseconds
 */
export async function runForResult<Result>(
  file: string,
  input: unknown,
  { place, patience }: { place: Place; patience: number },
): Promise<Result> {
  const child = startChild(process.execPath, [join(import.meta.dirname, file), JSON.stringify(input)], { place })
  const late = setTimeout(() => child.process.kill('SIGKILL'), patience)
  const code = await child.exited
  clearTimeout(late)
  if (code !== 0) throw new Error(`${file} ended with ${code ?? 'a signal'}: ${child.errors().trim()}`)
  return JSON.parse(child.output())
}
