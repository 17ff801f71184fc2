import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Content } from '../../contract/content/content.ts'
import type { Tables } from '../db/tables.ts'
import { type Clock, minute, second } from '../runtime/clock.ts'
import { LastingError } from '../runtime/lasting-error.ts'
import type { Log } from '../runtime/log.ts'
import type { ContentCheck } from './check-content.ts'
import type { Manifest } from './manifest.ts'
import { isOverdue } from './next-change.ts'
import type { PublishReport } from './publish-version.ts'
import { readInputs } from './read-inputs.ts'
import type { SharedStore } from './shared-store.ts'
import { startPublishing } from './start-publishing.ts'
import type { SiteStore } from './store.ts'
import type { SitePlace } from './with-publish-lock.ts'

/** How long a start waits for somebody else who is publishing. */
const longestWait = 2 * minute

export type StartDeps = {
  config: SitePlace & { siteUrl: string }
  db: Kysely<Tables>
  buildFolder: string
  store: SiteStore
  shared: SharedStore | undefined
  check: ContentCheck
  clock: Clock
  log: Log
}

/** Whether a version can be served: nothing of it is damaged, and this build draws pages from its content. */
async function isServable({ store, check }: StartDeps, manifest: Manifest): Promise<boolean> {
  if (!(await store.isSound(manifest))) return false
  const content: Content = JSON.parse((await store.read(manifest.hidden.content)).toString())
  return check(manifest, content).then(
    () => true,
    () => false,
  )
}

/** How what was published last stands: good to be served, but not what is there now (`due`), or not even that (`lost`). */
async function inspect(deps: StartDeps): Promise<'good' | 'due' | 'lost'> {
  const { store, clock, config, buildFolder, db } = deps
  const pointer = await store.findPointer()
  const manifest = pointer && (await store.findVersion(pointer.id))
  if (!manifest || !(await isServable(deps, manifest))) return 'lost'
  if (pointer.isHeld) return 'good'
  const isSame = isDeepStrictEqual(manifest.inputs, await readInputs({ ...config, buildFolder }, db))
  return isSame && !isOverdue(manifest, clock.now()) ? 'good' : 'due'
}

/** @returns false if no version can be served; the newest one that can is what is served from here on */
async function fallBack(deps: StartDeps): Promise<boolean> {
  if ((await inspect(deps)) !== 'lost') return true
  for (const manifest of await deps.store.listKept()) {
    if (!(await isServable(deps, manifest))) continue
    await deps.store.point({ id: manifest.id, isHeld: false, isCompressed: false })
    return true
  }
  return false
}

function toLines(report: PublishReport): string[] {
  if (report.kind === 'refused') return report.complaints
  return [report.kind === 'failed' ? report.message : 'another process has been publishing for too long']
}

/**
 * Publishes if the content, the code, `SITE_URL` or the day ask for it, or if what was published last is damaged. If
 * that fails, the last version that can be served is.
 * @throws if it fails and there is none, a line for each complaint: {LastingError} if it is of the content
 */
export async function publishAtStart(deps: StartDeps): Promise<void> {
  const { config, buildFolder, shared, clock, log } = deps
  const { siteDir, siteUrl, databaseUrl, dataDir } = config
  const deadline = clock.steady() + longestWait
  await shared?.pull()
  const isFirst = (await deps.store.findPointer()) === undefined
  let isTold = false
  for (let state = await inspect(deps); state !== 'good'; state = await inspect(deps)) {
    // Until this has ended nothing is answered: who waits for it sees why.
    if (!isTold) log.info(`publishing the site ${isFirst ? 'for the first time' : 'anew'}; it answers afterwards`)
    isTold = true
    const order = { by: 'start' as const, now: clock.now(), siteDir, siteUrl, databaseUrl, dataDir, buildFolder }
    const report = await startPublishing({ ...order, isLost: state === 'lost' }).report
    if (report.kind === 'published' || report.kind === 'current') return
    if (report.kind !== 'busy' || clock.steady() > deadline) {
      const lines = toLines(report)
      if (!(await fallBack(deps))) throw new (report.kind === 'refused' ? LastingError : Error)(lines.join('\n'))
      const error = report.kind === 'failed' ? report.error : undefined
      log.error({ kind: report.kind, complaints: lines, error }, 'site not published, the version before is served')
      return
    }
    // Another instance is at it, or a command: what it publishes is as good.
    await wait(second / 2)
    await shared?.pull()
  }
}
