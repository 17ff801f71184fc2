import type { App } from '../../server/app.ts'

/** What the timers of the product would do, at the moment that a test or the demonstration says. */
export const toHandles = ({ jobs, sender }: Pick<App, 'jobs' | 'sender'>) => ({
  /** Sends what is due, once. */
  runQueue: async (): Promise<void> => {
    await jobs.run('caps')
    await jobs.run('mails')
    await sender.finish()
  },
  tidy: () => jobs.run('retention'),
  storeViews: () => jobs.run('statistics'),
  monitor: () => jobs.run('monitoring'),
  publish: () => jobs.run('publishing'),
})

export type Handles = ReturnType<typeof toHandles>
