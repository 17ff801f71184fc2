import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../../server/config.ts'
import { startPublishing } from '../../server/publishing/start-publishing.ts'

/** What `npm run build` made; the test command builds it first. */
export const buildFolder = join(import.meta.dirname, '../../dist')

/** The site as it is published for the tests, once for all of them. */
export const testSiteFolder = join(dirname(buildFolder), 'data/test-site')

/** Publishes the site for the tests if the code or the content has changed since the last time. */
export default async function publishTestSite(): Promise<void> {
  // Tests of a single part run without a build.
  if (!existsSync(join(buildFolder, 'build.json'))) return
  const place = { siteDir: testSiteFolder, databaseUrl: undefined, buildFolder, siteUrl: readConfig({}).siteUrl }
  // No database: what is published for the tests is what the files say.
  const dataDir = testSiteFolder
  for (;;) {
    const { report, ended } = startPublishing({ ...place, dataDir, by: 'start', now: Date.now() })
    const done = await report
    await ended
    if (done.kind === 'refused') throw new Error(done.complaints.join('\n'))
    if (done.kind === 'failed') throw new Error(done.message)
    if (done.kind !== 'busy') return
    // Another run of tests is at it.
    await wait(500)
  }
}
