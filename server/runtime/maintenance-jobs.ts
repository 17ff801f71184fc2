import type { Log } from './log.ts'

export type JobName = 'backups' | 'retention' | 'monitoring' | 'publishing' | 'statistics'

/** One failure may be a restart of the database; of two in a row the owner is told. */
const toldFrom = 2

/**
 * Work that goes on by itself. Whatever fails in it is logged once and tried again the next time: a timer never ends the
 * process, and what keeps failing is known by name.
 */
export function createMaintenanceJobs(log: Log) {
  const failures = new Map<JobName, number>()

  return {
    /** Jobs that failed twice in a row or more. */
    listFailing: (): JobName[] => [...failures].flatMap(([name, count]) => (count >= toldFrom ? [name] : [])),

    /**
     * A job that runs once at a time.
     * @param first milliseconds from `start` to the first run, `interval` from there to each next one
     */
    create: (name: JobName, { first, interval }: { first: number; interval: number }, work: () => Promise<unknown>) => {
      let timer: NodeJS.Timeout | undefined
      let underway: Promise<void> | undefined
      const attempt = async (): Promise<void> => {
        try {
          await work()
          failures.delete(name)
          log.recovered(name)
        } catch (error) {
          failures.set(name, (failures.get(name) ?? 0) + 1)
          log.outage(name, { error, job: name }, 'maintenance job failed')
        } finally {
          underway = undefined
        }
      }
      const run = (): Promise<void> => {
        underway ??= attempt()
        return underway
      }
      return {
        /** Runs now, or waits for the run under way; never throws. */
        run,
        start: (): void => {
          timer = setTimeout(() => {
            timer = setInterval(run, interval).unref()
            run()
          }, first).unref()
        },
        /** Begins no further run, and waits for the one under way. */
        stop: async (): Promise<void> => {
          clearTimeout(timer)
          await underway
        },
      }
    },
  }
}

export type MaintenanceJobs = ReturnType<typeof createMaintenanceJobs>
