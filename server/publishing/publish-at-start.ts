import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, minute, second } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { isOfOther, isOverdue, readInputs } from './inputs.ts'
import type { PublishReport } from './publish-version.ts'
import type { SharedStore } from './shared-store.ts'
import { startPublishing } from './start-publishing.ts'
import type { SiteStore } from './store.ts'

/** How long a start waits for somebody else who is publishing. */
const longestWait = 2 * minute

export type StartDeps = {
  config: Pick<Config, 'siteDir' | 'siteUrl' | 'databaseUrl'>
  buildFolder: string
  store: SiteStore
  shared: SharedStore | undefined
  clock: Clock
  log: Log
}

/** Nothing is published, and nothing can be: a line for each complaint. */
export class NotPublishedError extends Error {}

/** Whether what was published last is not what is there now. */
async function isDue({ store, clock, config, buildFolder }: StartDeps): Promise<boolean> {
  const pointer = await store.findPointer()
  const manifest = pointer && (await store.findVersion(pointer.id))
  if (!manifest || !store.isWhole(manifest)) return true
  if (pointer.isHeld) return false
  return isOverdue(manifest, clock.now()) || isOfOther(manifest, await readInputs({ ...config, buildFolder }))
}

function toLines(report: PublishReport): string[] {
  if (report.kind === 'refused') return report.complaints
  return [report.kind === 'failed' ? report.message : 'another process has been publishing for too long']
}

/**
 * Publishes if the content, the code, `SITE_URL` or the day ask for it. If that fails, what was published last is
 * served.
 * @throws {NotPublishedError} if it fails and nothing was published before
 */
export async function publishAtStart(deps: StartDeps): Promise<void> {
  const { config, buildFolder, store, shared, clock, log } = deps
  const { siteDir, siteUrl, databaseUrl } = config
  const deadline = clock.steady() + longestWait
  await shared?.pull()
  while (await isDue(deps)) {
    const order = { by: 'start' as const, now: clock.now(), siteDir, siteUrl, databaseUrl, buildFolder }
    const report = await startPublishing(order).report
    if (report.kind === 'published' || report.kind === 'current') return
    if (report.kind !== 'busy' || clock.steady() > deadline) {
      const lines = toLines(report)
      if (!(await store.findPointer())) throw new NotPublishedError(lines.join('\n'))
      log.error({ kind: report.kind, complaints: lines }, 'site not published, the version before is served')
      return
    }
    // Another instance is at it, or a command: what it publishes is as good.
    await wait(second / 2)
    await shared?.pull()
  }
}
