import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DatabaseLocation } from '../../server/db/database.ts'
import type { PublishReport } from '../../server/site/site.ts'
import { aSite, buildFolder, publishedFolder } from './test-site.ts'

export type SiteRoot = {
  /** A build beside a content folder of its own. */
  build: string
  siteDir: string
  /** Changes a file of the content. */
  edit: (path: string, change: (text: string) => string) => void
  /** Publishes with the revisions of a database. */
  publish: (location: DatabaseLocation) => Promise<PublishReport>
  remove: () => void
}

const root = dirname(buildFolder)

/**
 * The built product with a content and a site folder that are a test's own; the site folder holds what was published for
 * the tests, whose pictures need not be made again.
 */
export function aSiteRoot(): SiteRoot {
  const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-root-'))
  for (const name of ['dist', 'public', 'documents']) symlinkSync(join(root, name), join(folder, name))
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true })
  const build = join(folder, 'dist')
  const siteDir = join(folder, 'site')
  cpSync(publishedFolder, siteDir, { recursive: true })
  const edit: SiteRoot['edit'] = (path, change) => {
    const file = join(folder, 'content', path)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
  return {
    build,
    siteDir,
    edit,
    publish: async (location) => {
      const { site, worker } = await aSite({ siteDir, buildFolder: build, ...location })
      const report = await site.publish()
      // What follows is not waited for.
      site.stop()
      await worker.stop()
      return report
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
