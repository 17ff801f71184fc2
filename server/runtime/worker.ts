import Tinypool from 'tinypool'
import { minute } from './clock.ts'

/** More calls wait than can be answered in time. */
export class TooManyCallsError extends Error {}

/** What a program exports to the process that keeps it: functions of one argument, by their names. */
export type Operations = Record<string, (input: never) => Promise<unknown>>

/** How long a call may take, and how long a process stays without one (milliseconds); how many calls may wait; megabytes. */
export type WorkerLimits = { longest: number; idle: number; waiting: number; memory: number }

/** Long enough for a busy machine: the first call waits for the start, and rendering all pages takes a while. */
const usual: WorkerLimits = { longest: minute, idle: 5 * minute, waiting: 20, memory: 192 }

/** What of the environment a process gets: where temporary files go, and whom connections trust. It holds no secret. */
const passedOn = ['PATH', 'TMPDIR', 'SQLITE_TMPDIR', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'] as const

type CallOptions = {
  /** Of waiting calls with the same word only the newest is made; all of them get its answer. */
  newestOf?: string
  /** Waits for no other call: while one is under way, it has a process of its own. */
  isUrgent?: boolean
  /** Milliseconds, if it may take another time than usual. */
  longest?: number
}

type Call = {
  operation: string
  input: unknown
  isUrgent: boolean
  longest: number
  outcome: PromiseWithResolvers<unknown>
}

export type Worker<Work extends Operations> = {
  /**
   * Asks the program, whose process is started if there is none.
   * @throws {TooManyCallsError}
   * @throws what the work threw, or if the process ends before it has answered; if there is no answer in time it is ended
   */
  call: <Name extends keyof Work & string>(
    operation: Name,
    input: Parameters<Work[Name]>[0],
    options?: CallOptions,
  ) => Promise<Awaited<ReturnType<Work[Name]>>>
  /** Ids of its processes, while there are any. */
  pids: () => number[]
  /** Ends the processes; calls that wait fail, and so do all later ones. */
  stop: () => Promise<void>
}

/** An error as a process reported it, with the places in its code. */
const toError = (told: unknown): Error =>
  told instanceof Error ? told : Object.assign(new Error(), typeof told === 'object' ? told : { message: String(told) })

/** One process at most, with the calls that it has or waits for. */
function openPool(program: string, idle: number, memory: number) {
  const given = passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  const pool = new Tinypool({
    filename: program,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idle,
    execArgv: ['--max-semi-space-size=8', `--max-old-space-size=${memory}`],
    // glibc: without a limit each thread that renders or compresses keeps memory of its own.
    env: { ...Object.fromEntries(given), NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
  })
  const underway = new Set<AbortController>()
  // A process has ended that had no call yet: those that wait for it to start get none.
  pool.on('error', (error) => {
    for (const call of [...underway].slice(pool.threads.length)) call.abort(error)
  })
  return { pool, underway }
}

/**
 * Keeps a program of ours in a process beside the server, with a limit to its memory, started when there is work and
 * ended when no call has come for a while. Calls are made one after the other. What a call died of may be its input: it
 * fails, and is not made again.
 */
export function createWorker<Work extends Operations>(
  program: string,
  limits: Partial<WorkerLimits> = {},
): Worker<Work> {
  const { longest: usualLongest, idle, waiting: mostWaiting, memory } = { ...usual, ...limits }
  const main = openPool(program, idle, memory)
  /** For an urgent call while another is under way; else it goes where the content was read last. */
  const spare = openPool(program, idle, memory)
  const waiting: (Call & { newestOf: string | undefined })[] = []
  let isBusy = false
  let isStopped = false

  async function make({ operation, input, isUrgent, longest, outcome }: Call): Promise<void> {
    const { pool, underway } = isUrgent && main.underway.size > 0 ? spare : main
    const limit = new AbortController()
    const overdue = setTimeout(() => limit.abort(new Error(`no answer to ${operation} within ${longest} ms`)), longest)
    underway.add(limit)
    try {
      outcome.resolve(await pool.run(input, { name: operation, signal: limit.signal }))
    } catch (error) {
      outcome.reject(limit.signal.aborted ? limit.signal.reason : toError(error))
    } finally {
      clearTimeout(overdue)
      underway.delete(limit)
    }
  }

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let call = waiting.shift(); call; call = waiting.shift()) await make(call)
    isBusy = false
  }

  return {
    call: (operation, input, { newestOf, isUrgent = false, longest = usualLongest } = {}) => {
      const outcome = Promise.withResolvers<unknown>()
      const call = { operation, input, isUrgent, longest, outcome }
      const same = newestOf === undefined ? undefined : waiting.find((one) => one.newestOf === newestOf)
      if (isStopped || (!isUrgent && waiting.length >= mostWaiting)) outcome.reject(new TooManyCallsError())
      else if (isUrgent) void make(call)
      else if (same) {
        same.input = input
        same.outcome.promise.then(outcome.resolve, outcome.reject)
      } else {
        waiting.push({ ...call, newestOf })
        void work()
      }
      // Both sides are of one type, which says what the operation of this name answers.
      return outcome.promise as Promise<never>
    },
    pids: () => [main, spare].flatMap(({ pool }) => pool.threads.map(({ threadId }) => threadId)),
    stop: async () => {
      isStopped = true
      for (const { outcome } of waiting.splice(0)) outcome.reject(new TooManyCallsError())
      for (const { underway } of [main, spare]) for (const call of underway) call.abort(new TooManyCallsError())
      await Promise.all([main.pool.destroy(), spare.pool.destroy()])
    },
  }
}
