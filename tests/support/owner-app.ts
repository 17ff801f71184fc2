import { expect } from 'vitest'
import {
  contentsApi,
  type OpenedFile,
  type Plan,
  type PublicationState,
  type PublishAnswer,
  type SavedDraft,
} from '../../contract/api/admin-contents.ts'
import type { Engine } from '../../server/db/database.ts'
import { administrator, anAdministrator, cookiesOf, postTo, signIn } from './administrator.ts'
import { anApp, type TestApp } from './app.ts'
import { aClock } from './clock.ts'
import { aDatabasePlace } from './engines.ts'
import { aSiteRoot, type SiteRoot } from './site-root.ts'

export type OwnerApp = {
  app: TestApp
  /** The release: its files may be changed by a test. */
  root: SiteRoot
  get: <Answer>(path: string, query?: Record<string, string>) => Promise<Answer>
  post: <Answer>(path: string, body: unknown) => Promise<Answer>
  /** What a visitor gets: the text of a page. */
  visit: (path: string) => Promise<string>
  /** Changes the text of a file as the editor does, and saves it as a draft. */
  write: (path: string, change: (text: string) => string) => Promise<SavedDraft>
  /** Publishes the drafts of entries; the answer of the server, once visitors see it where it was published at once. */
  publish: (paths: string[], at?: string) => Promise<PublishAnswer>
  /** Waits until visitors see what an answer promises. */
  untilVisible: (answer: PublishAnswer) => Promise<PublishAnswer>
  cookie: string
  remove: () => Promise<void>
}

/** The product with a content, a site and a database of its own, and its owner signed in. */
export async function anOwnerApp(engine: Engine = 'sqlite', now?: string): Promise<OwnerApp> {
  const root = aSiteRoot()
  const place = await aDatabasePlace(engine, { isMigrated: true })
  const config = { siteDir: root.siteDir, siteUrl: 'http://localhost:3000' }
  const clock = aClock(now ?? new Date().toISOString())
  const app = await anApp({ place, build: root.build, config, clock })
  await anAdministrator(app)
  const cookie = cookiesOf(await signIn(app, administrator))
  const read = async <Answer>(answer: Response): Promise<Answer> => {
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const get = async <Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> =>
    read(await fetch(`${app.url}${path}?${new URLSearchParams(query)}`, { headers: { cookie } }))
  const post = async <Answer>(path: string, body: unknown): Promise<Answer> =>
    read(await postTo(app, path, body, cookie))
  const untilVisible = async (answer: PublishAnswer): Promise<PublishAnswer> => {
    if (answer.kind !== 'underway') return answer
    const ask = () => get<PublicationState>(contentsApi.publication, { id: answer.revision })
    await expect.poll(ask, { timeout: 60_000, interval: 100 }).not.toEqual({ kind: 'underway' })
    expect(await ask()).toEqual({ kind: 'visible' })
    return answer
  }
  return {
    ...{ app, root, cookie, get, post, untilVisible },
    visit: async (path) => (await fetch(app.url + path)).text(),
    write: async (path, change) => {
      const { text, version, base } = await get<OpenedFile>(contentsApi.file, { path })
      const changed = change(text)
      if (changed === text) throw new Error(`${path} has nothing of what is to be changed`)
      return post(contentsApi.draft, { path, text: changed, version, base })
    },
    publish: async (paths, at) => {
      const { versions } = await post<Plan>(contentsApi.plan, { paths })
      return untilVisible(await post(contentsApi.publish, { versions, at: at ?? null, summary: '' }))
    },
    remove: async () => {
      await app.remove()
      await place.remove()
      root.remove()
    },
  }
}
