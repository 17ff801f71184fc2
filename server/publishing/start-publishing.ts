import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import type { ProcessOrder } from './publish-process.ts'
import type { PublishReport } from './publish-version.ts'

/** Bounds the process: drawing all pages takes less (megabytes). */
const memoryFlags = ['--max-semi-space-size=8', '--max-old-space-size=192']

export type Publishing = {
  /** As soon as the new version is served, or is not. */
  report: Promise<PublishReport>
  /** The process has ended: the best compression is written, too. */
  ended: Promise<void>
}

/**
 * Publishes in a process of its own; it ends with this one, or when `signal` aborts. Its order travels by message: it
 * may hold the password of a database.
 */
export function startPublishing(order: ProcessOrder, signal?: AbortSignal): Publishing {
  const program = join(order.buildFolder, 'server/publish.js')
  const child = spawn(process.execPath, [...memoryFlags, program], {
    // Pictures are set in the fonts of `public/`, wherever the server was started.
    cwd: dirname(order.buildFolder),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // glibc: without a limit each thread that draws or compresses keeps memory of its own.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    // At any moment: nothing is ever half published.
    killSignal: 'SIGKILL',
    ...(signal ? { signal } : {}),
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const report = new Promise<PublishReport>((resolve) => {
    const failed = (why: string) => resolve({ kind: 'failed', message: `the process that publishes ended (${why})` })
    child.once('message', (message) => resolve(message as PublishReport))
    child.on('error', (error) => failed('code' in error ? String(error.code) : error.name))
    child.once('exit', (code, name) => failed(String(code ?? name)))
    // One that does not start is told by its events; the order itself must not fail on top of that.
    child.send(order, () => {})
  })
  return { report, ended }
}
