import { type ChildProcess, spawn } from 'node:child_process'

export type ProgramOptions = {
  /** Flags of Node. */
  flags?: readonly string[]
  /** The environment beside `PATH`. */
  env?: Record<string, string>
  cwd?: string
  /** Whether what it writes is seen. */
  output: 'inherit' | 'ignore'
  /** Ends the process when it aborts. */
  signal?: AbortSignal | undefined
}

export type ProcessOptions<Report> = ProgramOptions & {
  /** What to report of a process that ended without a word: by which code or signal. */
  toReport: (code: string) => Report
}

export type StartedProcess<Report> = {
  report: Promise<Report>
  /** The process has ended, which may be later. */
  ended: Promise<void>
}

/**
 * Starts a program of ours, which ends with this process. What it is told first travels by message: it may hold keys.
 */
export function startProgram(
  program: string,
  order: object,
  { flags = [], env = {}, cwd, output, signal }: ProgramOptions,
): ChildProcess {
  const child = spawn(process.execPath, [...flags, program], {
    ...(cwd !== undefined && { cwd }),
    stdio: ['ignore', output, output, 'ipc'],
    // Pictures go to and fro as they are.
    serialization: 'advanced',
    env: { PATH: process.env.PATH, ...env },
    // At any moment: nothing that they do is ever half done.
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  })
  // One that does not start is told by its events; the order itself must not fail on top of that.
  child.send(order, () => {})
  return child
}

/** Starts a program of ours that carries out one order (`carryOutOrder`). */
export function startProcess<Report>(
  program: string,
  order: object,
  { toReport, ...options }: ProcessOptions<Report>,
): StartedProcess<Report> {
  const child = startProgram(program, order, options)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const report = new Promise<Report>((resolve) => {
    child.once('message', (message) => resolve(message as Report))
    child.on('error', (error) => resolve(toReport('code' in error ? String(error.code) : error.name)))
    child.once('exit', (code, name) => resolve(toReport(String(code ?? name))))
  })
  return { report, ended }
}
