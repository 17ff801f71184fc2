import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PublishOrder, PublishReport } from '../../server/publishing/publish-version.ts'
import { startPublishing } from '../../server/publishing/start-publishing.ts'
import { buildFolder, testSiteFolder } from './test-site.ts'

export type SiteRoot = {
  /** A build beside a content folder of its own. */
  build: string
  siteDir: string
  /** Changes a file of the content. */
  edit: (path: string, change: (text: string) => string) => void
  /** Adds an article that nothing else speaks of. */
  addArticle: (slug: string, publishedOn: string) => void
  /** Publishes, and waits until the version is served or refused. */
  publish: (order?: Partial<PublishOrder>, killed?: AbortSignal) => Promise<PublishReport>
  remove: () => void
}

const root = dirname(buildFolder)

/**
 * The built product with a content and a site folder that are a test's own; the site folder holds what was published for
 * the tests, whose pictures need not be drawn again.
 */
export function aSiteRoot(): SiteRoot {
  const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-root-'))
  for (const name of ['dist', 'public', 'documents']) symlinkSync(join(root, name), join(folder, name))
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true })
  const build = join(folder, 'dist')
  const siteDir = join(folder, 'site')
  cpSync(testSiteFolder, siteDir, { recursive: true, filter: (path) => !path.endsWith('.lock') })
  const edit: SiteRoot['edit'] = (path, change) => {
    const file = join(folder, 'content', path)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
  return {
    build,
    siteDir,
    edit,
    addArticle: (slug, publishedOn) => {
      const articles = join(folder, 'content/articles/fr')
      const [model = ''] = readdirSync(articles)
      cpSync(join(articles, model), join(articles, slug), { recursive: true })
      edit(`articles/fr/${slug}/article.md`, (text) =>
        text
          .replace(/^title: .*$/m, 'title: "Un article dont personne ne parle encore"')
          .replace(/^publishedOn: .*$/m, `publishedOn: ${publishedOn}`)
          .replace(/^revisedOn: .*\n/m, ''),
      )
    },
    publish: async (order = {}, killed) => {
      const place = {
        siteDir,
        dataDir: folder,
        databaseUrl: undefined,
        buildFolder: build,
        siteUrl: 'http://localhost:3000',
      }
      const done = new AbortController()
      const signal = killed ? AbortSignal.any([killed, done.signal]) : done.signal
      const { report, ended } = startPublishing({ ...place, by: 'hand', now: Date.now(), ...order }, signal)
      const said = await report
      // The best compression is not waited for.
      done.abort()
      await ended
      return said
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
