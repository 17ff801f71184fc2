import { cpSync, existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readConfig } from '../../server/config.ts'
import { type Clock, systemClock } from '../../server/runtime/clock.ts'
import { createLog } from '../../server/runtime/log.ts'
import { createWorker, type Worker } from '../../server/runtime/worker.ts'
import { loadMails, loadRenderer, readInputs } from '../../server/site/build.ts'
import { isOverdue } from '../../server/site/next-change.ts'
import { openSite, type Site } from '../../server/site/site.ts'
import { snapshotFile, type WorkPlace } from '../../server/site/site-work.ts'
import { readSnapshot } from '../../server/site/snapshot.ts'

/** What `npm run build` made; the test command builds it first. */
export const buildFolder = join(import.meta.dirname, '../../dist')

/** The site as it is published for the tests, once for all of them: who publishes begins with a copy of it. */
export const publishedFolder = join(dirname(buildFolder), 'data/test-site')

/** A copy that servers in processes of their own share, and may publish into. */
export const testSiteFolder = join(dirname(buildFolder), 'data/test-site-shared')

/** The process beside the server, which is started by the first call. */
export const aWorker = (build = buildFolder): Worker<typeof import('../../server/site-process.ts')> =>
  createWorker(join(build, 'server/site.js'))

/** A site over what a folder holds, without a server. Without a database it is what the files say. */
export async function aSite(place: Partial<WorkPlace> & { siteDir: string }, clock: Clock = systemClock) {
  const own = { buildFolder, dataDir: place.siteDir, databaseUrl: undefined, siteUrl: readConfig({}).siteUrl, ...place }
  const worker = aWorker(own.buildFolder)
  const { render } = await loadRenderer(own.buildFolder, own.siteUrl)
  const mails = await loadMails(own.buildFolder)
  const db = undefined as never
  const site: Site = await openSite({
    place: own,
    render,
    mails,
    db,
    worker,
    clock,
    log: createLog('silent'),
    isServedAsIs: true,
  })
  return { site, worker }
}

/** What was published last into a folder, to be looked at. */
export const readSite = async (siteDir: string, build = buildFolder): Promise<Site> =>
  (await aSite({ siteDir, buildFolder: build })).site

let shown: Promise<Site> | undefined

/** The published site, read once for all servers of this process that only show it. Who publishes needs a folder of its own (`aSiteRoot`). */
export async function theSite(): Promise<Site> {
  shown ??= readSite(publishedFolder)
  const publish = () => Promise.reject(new Error('a test that publishes needs a site folder of its own'))
  return { ...(await shown), publish, look: async () => {}, start: () => {}, stop: () => {} }
}

/** Publishes the site for the tests, whole, if code, content or day have changed since the last time. */
export default async function publishTestSite(): Promise<void> {
  // A run within a run reads what the outer one has published.
  if (process.env.VITEST_POOL_ID !== undefined) return
  // Tests of a single part run without a build.
  if (!existsSync(join(buildFolder, 'build.json'))) return
  const sources = { buildFolder, siteUrl: readConfig({}).siteUrl }
  const last = await readSnapshot(snapshotFile({ siteDir: publishedFolder }))
  if (
    !last ||
    last.revision ||
    !isDeepStrictEqual(last.inputs, await readInputs(sources)) ||
    isOverdue(last, Date.now())
  )
    await publish()
  rmSync(testSiteFolder, { recursive: true, force: true })
  cpSync(publishedFolder, testSiteFolder, { recursive: true })
}

async function publish(): Promise<void> {
  const { site, worker } = await aSite({ siteDir: publishedFolder })
  const report = await site.publish()
  if (report.kind === 'refused') throw new Error(report.complaints.join('\n'))
  if (report.kind === 'failed') throw new Error(report.message)
  await site.whenSettled()
  await worker.stop()
}
