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

export type OwnerApp = ReturnType<typeof anOwner> & {
  app: TestApp
  /** The release: its files may be changed by a test. */
  root: SiteRoot
  /** Publishes the drafts of entries; the answer of the server, once visitors see it where it was published at once. */
  publish: (paths: string[], at?: string) => Promise<PublishAnswer>
  /** Waits until visitors see what an answer promises. */
  untilVisible: (answer: PublishAnswer) => Promise<PublishAnswer>
  cookie: string
  remove: () => Promise<void>
}

/** What the owner does who has this session, at a server of any kind. */
function anOwner({ url }: { url: string }, cookie: string) {
  const read = async <Answer>(answer: Response): Promise<Answer> => {
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const get = async <Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> =>
    read(await fetch(`${url}${path}?${new URLSearchParams(query)}`, { headers: { cookie } }))
  const post = async <Answer>(path: string, body: unknown): Promise<Answer> =>
    read(await postTo({ url }, path, body, cookie))
  const open = (path: string) => get<OpenedFile>(contentsApi.file, { path })
  return {
    get,
    post,
    open,
    /** What a visitor gets: the text of a page. */
    visit: async (path: string): Promise<string> => (await fetch(url + path)).text(),
    /** Changes the text of a file as the editor does, and saves it as a draft. */
    write: async (path: string, change: (text: string) => string): Promise<SavedDraft> => {
      const { text, version, base } = await open(path)
      const changed = change(text)
      if (changed === text) throw new Error(`${path} has nothing of what is to be changed`)
      return post(contentsApi.draft, { path, text: changed, version, base })
    },
    /** Looks at what publishing would change. @returns presses the button */
    plan: async (paths: string[], at: string | null = null) => {
      const { versions } = await post<Plan>(contentsApi.plan, { paths })
      return () => post<PublishAnswer>(contentsApi.publish, { versions, at, summary: '' })
    },
  }
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
  const owner = anOwner(app, cookie)
  const untilVisible = async (answer: PublishAnswer): Promise<PublishAnswer> => {
    if (answer.kind !== 'underway') return answer
    const ask = () => owner.get<PublicationState>(contentsApi.publication, { id: answer.revision })
    await expect.poll(ask, { timeout: 240_000, interval: 100 }).not.toEqual({ kind: 'underway' })
    expect(await ask()).toEqual({ kind: 'visible' })
    return answer
  }
  return {
    ...owner,
    app,
    root,
    cookie,
    untilVisible,
    publish: async (paths, at) => untilVisible(await (await owner.plan(paths, at))()),
    remove: async () => {
      await app.remove()
      await place.remove()
      root.remove()
    },
  }
}
