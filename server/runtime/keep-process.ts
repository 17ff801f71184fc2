import type { ChildProcess } from 'node:child_process'
import type { Operations, ProcessAnswer, ProcessCall } from './carry-out-order.ts'
import { minute } from './clock.ts'

/** More calls wait than anybody could want answered. */
export class TooManyCallsError extends Error {}

/** How long a call may take, and how long the process stays without one (milliseconds); how many calls may wait. */
export type KeptProcessLimits = { longest: number; idle: number; waiting: number }

/** Long enough for a busy machine: the first call waits for the start, and drawing all pages takes a while. */
const usual: KeptProcessLimits = { longest: minute, idle: 5 * minute, waiting: 20 }

type CallOptions = {
  /** Of waiting calls with the same word only the newest is made; all of them get its answer. */
  newestOf?: string
  /** Milliseconds, if it may take another time than usual. */
  longest?: number
}

export type KeptProcess<Work extends Operations> = {
  /**
   * Asks the process, which is started if it is not there.
   * @throws {TooManyCallsError}
   * @throws what the work threw, or if the process ends before it has answered; if there is no answer in time it is ended
   */
  call: <Name extends keyof Work & string>(
    operation: Name,
    input: Parameters<Work[Name]>[0],
    options?: CallOptions,
  ) => Promise<Awaited<ReturnType<Work[Name]>>>
  /** Id of the process, while there is one. */
  pid: () => number | undefined
  /** Ends the process; calls that wait fail, and so do all later ones. */
  stop: () => Promise<void>
}

type Call = ProcessCall & {
  newestOf: string | undefined
  longest: number
  outcome: PromiseWithResolvers<unknown>
}

/**
 * Keeps a program of ours that answers calls (`answerCalls`), one after the other in the order they came in. It is
 * started by the first call and ended when nobody has asked for a while. A call that was under way when it died fails:
 * what it was asked may be what it died of.
 */
export function keepProcess<Work extends Operations>(
  start: () => ChildProcess,
  limits: Partial<KeptProcessLimits> = {},
): KeptProcess<Work> {
  const { longest: usualLongest, idle, waiting: mostWaiting } = { ...usual, ...limits }
  const waiting: Call[] = []
  let child: ChildProcess | undefined
  let underway: Call | undefined
  let overdue: NodeJS.Timeout | undefined
  let unused: NodeJS.Timeout | undefined
  let isStopped = false

  function end(): void {
    child?.kill()
    child = undefined
  }

  /** Takes the call under way out, to be settled. */
  function finish(): Call | undefined {
    clearTimeout(overdue)
    const call = underway
    underway = undefined
    return call
  }

  function settle(answer: ProcessAnswer): void {
    const call = finish()
    if ('result' in answer) call?.outcome.resolve(answer.result)
    else call?.outcome.reject(toError(answer.failure))
    next()
  }

  function startChild(): ChildProcess {
    const started = start()
    const isCurrent = () => started === child
    const lose = (why: string) => {
      if (!isCurrent()) return
      child = undefined
      const call = finish()
      call?.outcome.reject(new Error(`the process that was asked to ${call.operation} ended (${why})`))
      next()
    }
    started.on('message', (message) => isCurrent() && settle(message as ProcessAnswer))
    started.on('error', (error) => lose('code' in error ? String(error.code) : error.name))
    started.once('exit', (code, name) => lose(String(code ?? name)))
    return started
  }

  function next(): void {
    if (underway || isStopped) return
    const call = waiting.shift()
    if (!call) {
      unused = setTimeout(end, idle).unref()
      return
    }
    clearTimeout(unused)
    underway = call
    overdue = setTimeout(() => {
      end()
      settle({ failure: `no answer to ${call.operation} within ${call.longest} ms` })
    }, call.longest)
    child ??= startChild()
    // A process that has just died is told of by its events.
    child.send({ operation: call.operation, input: call.input } satisfies ProcessCall, () => {})
  }

  return {
    call: (operation, input, { newestOf, longest = usualLongest } = {}) => {
      const outcome = Promise.withResolvers<unknown>()
      const same = newestOf === undefined ? undefined : waiting.find((call) => call.newestOf === newestOf)
      if (same) {
        same.input = input
        same.outcome.promise.then(outcome.resolve, outcome.reject)
      } else if (isStopped || waiting.length >= mostWaiting) outcome.reject(new TooManyCallsError())
      else {
        waiting.push({ operation, input, newestOf, longest, outcome })
        next()
      }
      // Both sides are of one type, which says what the operation of this name answers.
      return outcome.promise as Promise<never>
    },
    pid: () => child?.pid,
    stop: async () => {
      isStopped = true
      clearTimeout(unused)
      for (const call of [finish(), ...waiting.splice(0)]) call?.outcome.reject(new TooManyCallsError())
      const last = child
      end()
      if (last && last.exitCode === null && last.signalCode === null)
        await new Promise<void>((resolve) => last.once('close', () => resolve()))
    },
  }
}

/** An error as the process told it, with the places in its code. */
function toError(failure: string): Error {
  const error = new Error(failure.split('\n', 1)[0])
  error.stack = failure
  return error
}
