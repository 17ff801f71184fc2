import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'
import { buildFolder, testSiteFolder } from './test-site.ts'

export type ServerProcess = {
  url: string
  port: number
  child: ChildProcess
  /** Everything it has printed. */
  output: () => string
  /** Ends it without a word, as a power cut would. */
  kill: () => Promise<void>
  /** Asks it to stop, as a service manager does. @returns its exit code */
  stop: () => Promise<number | null>
  /** Exit code of the process, once it has ended. */
  exited: Promise<number | null>
}

/** Of all processes that the tests start, the first compiles for the others (https://nodejs.org/api/module.html#module-compile-cache). */
export const compiledOnce = { NODE_COMPILE_CACHE: join(buildFolder, '../node_modules/.cache/compiled') }

/** As `npm start` bounds its memory. */
const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=256']

export type ServerProcessOptions = {
  port?: number
  /** Publishes at its start, as `npm start` does; else it serves what was published for the tests. */
  isPublishing?: boolean
  /** A build with another content beside it. */
  build?: string
}

/** Starts the built server as a process of its own, as `npm start` does, and waits until it answers. */
export async function aServerProcess(
  env: Record<string, string | undefined>,
  { port, isPublishing = false, build = buildFolder }: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const ownPort = port ?? (await findFreePort())
  const url = `http://127.0.0.1:${ownPort}`
  const program = [join(import.meta.dirname, 'serve.ts'), build, isPublishing ? 'publishing' : 'as-published']
  const child = spawn(process.execPath, [...memoryFlags, ...program], {
    env: {
      PATH: process.env.PATH,
      PORT: String(ownPort),
      SITE_URL: url,
      SITE_DIR: testSiteFolder,
      FORM_LIMIT: '0',
      ...compiledOnce,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  await untilAnswering(`${url}/health`, child, () => output)
  return {
    url,
    port: ownPort,
    child,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
    stop: () => {
      child.kill('SIGTERM')
      return exited
    },
    exited,
  }
}

/** Waits until a server can store, which on a busy machine is after its first pages. */
export const untilReady = ({ url, child, output }: ServerProcess): Promise<void> =>
  untilAnswering(`${url}/ready`, child, output)

/** What opens the details of `/ready`, as `READY_TOKEN`. */
export const readyToken = 'a-token-of-the-tests'

/** Asks whether a server is ready, and in what state it is. */
export const askReady = ({ url }: { url: string }): Promise<Response> =>
  fetch(`${url}/ready`, { headers: { authorization: `Bearer ${readyToken}` } })

/** Longer than a first publication takes on a busy machine: each try lasts at least as long as its pause. */
const tries = { most: 6_000, pause: 25 }

/** Counts tries, not seconds: a machine that stood still for a minute has not been slow. */
async function untilAnswering(address: string, child: ChildProcess, output: () => string): Promise<void> {
  let last: unknown
  for (let count = 0; count < tries.most; count += 1) {
    const end = child.exitCode ?? child.signalCode
    if (end !== null) throw new Error(`the server ended (${end}): ${output()}`)
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch((error) => {
      last = error
    })
    if (answer?.ok) return
    last = answer?.status ?? last
    await new Promise((resolve) => setTimeout(resolve, tries.pause))
  }
  throw new Error(`the server does not answer (${last}): ${output()}`, { cause: last })
}
