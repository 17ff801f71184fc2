import { describe, expect } from 'vitest'
import {
  contentsApi,
  type OpenedFile,
  type Plan,
  type PublishAnswer,
  type SavedDraft,
} from '../../contract/api/admin-contents.ts'
import { administrator, cookiesOf, postTo, signIn } from '../support/administrator.ts'
import { engines } from '../support/engines.ts'
import { test } from '../support/fault.ts'
import { type ServerProcess, untilReady } from '../support/process.ts'
import { times } from '../support/scale.ts'

const path = 'pages/offers/fr.yaml'
const words = /Trois \S+, et/

async function post<Answer>(server: ServerProcess, cookie: string, address: string, body: unknown): Promise<Answer> {
  const answer = await postTo(server, address, body, cookie)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as Answer
}

async function open(server: ServerProcess, cookie: string): Promise<OpenedFile> {
  const answer = await fetch(`${server.url}${contentsApi.file}?${new URLSearchParams({ path })}`, {
    headers: { cookie },
  })
  return (await answer.json()) as OpenedFile
}

describe.each(engines)('the owner publishes on %s', (engine) => {
  test.extend({ engine })(
    'and the power goes at any moment: visitors get the old text or the new one, whole, and nothing typed is lost',
    async ({ root, start }) => {
      const env = { SITE_DIR: root.siteDir, SITE_URL: 'http://localhost:3000', ADMIN_PASSWORD: administrator.password }
      const launch = async () => {
        const server = await start(env, { isPublishing: true, build: root.build })
        await untilReady(server)
        return server
      }
      let shown = 'Trois offres, et'
      let server = await launch()
      for (let round = 0; round < times(3, 20); round += 1) {
        const next = `Trois prix${round}, et`
        const cookie = cookiesOf(await signIn(server, administrator))
        const { text, version, base } = await open(server, cookie)
        const draft = { path, text: text.replace(words, next), version, base }
        expect(await post<SavedDraft>(server, cookie, contentsApi.draft, draft)).toMatchObject({ kind: 'saved' })
        const { versions } = await post<Plan>(server, cookie, contentsApi.plan, { paths: [path] })
        const order = { versions, at: null, summary: '' }
        const pressed = post<PublishAnswer>(server, cookie, contentsApi.publish, order).catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 1_500))
        await server.kill()
        const isPromised = (await pressed)?.kind === 'underway'

        // Published after the start, if the revision was stored.
        server = await launch()
        const read = async () => (await fetch(`${server.url}/offres`)).text()
        if (isPromised) await expect.poll(read, { timeout: 60_000, interval: 100 }).toContain(next)
        const page = await read()
        const seen = words.exec(page)?.[0]
        expect(page.endsWith('</html>')).toBe(true)
        expect([shown, next]).toContain(seen)
        const renewed = cookiesOf(await signIn(server, administrator))
        expect((await open(server, renewed)).text).toContain(next)
        shown = seen ?? ''
      }
    },
    times(240_000, 1_200_000),
  )
})
