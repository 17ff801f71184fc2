import type { Log } from './log.ts'

/** Work that goes on by itself, every `interval` milliseconds; for the first time `first` after the start, else `interval`. `does` tells the owner, in French, what fails. */
export type Job = { name: string; does: string; interval: number; first?: number; run: () => Promise<unknown> }

/** One failure may be a restart of the database; two in a row are a problem. */
const failuresOfProblem = 2

/**
 * The one place with timers that repeat. A job runs once at a time. If it fails, that is logged and it is tried again
 * the next time: a timer never ends the process.
 */
export function createJobs(log: Log, list: readonly Job[]) {
  const failures = new Map<string, number>()
  const underway = new Map<string, Promise<void>>()
  const timers: NodeJS.Timeout[] = []

  async function attempt({ name, run }: Job): Promise<void> {
    try {
      await run()
      failures.delete(name)
      log.recovered(name)
    } catch (error) {
      failures.set(name, (failures.get(name) ?? 0) + 1)
      log.outage(name, { error, job: name }, 'job failed')
    } finally {
      underway.delete(name)
    }
  }

  function begin(job: Job): Promise<void> {
    const run = underway.get(job.name) ?? attempt(job)
    underway.set(job.name, run)
    return run
  }

  return {
    /** What jobs do that failed twice in a row or more. */
    listFailing: (): string[] =>
      list.flatMap(({ name, does }) => ((failures.get(name) ?? 0) >= failuresOfProblem ? [does] : [])),

    /** Runs a job now, or waits for the run under way, whose failure is logged. */
    run: async (name: string): Promise<void> => {
      const job = list.find((one) => one.name === name)
      if (!job) throw new Error(`no job is called ${name}`)
      await begin(job)
    },

    start: (): void => {
      for (const job of list) {
        const { interval, first = interval } = job
        const index = timers.length
        timers[index] = setTimeout(() => {
          timers[index] = setInterval(() => void begin(job), interval).unref()
          void begin(job)
        }, first).unref()
      }
    },

    /** Begins no further run, and waits for those under way. */
    stop: async (): Promise<void> => {
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(underway.values())
    },
  }
}
