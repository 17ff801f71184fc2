import { expect, onTestFinished, test } from 'vitest'
import { administrator } from '../../tests/support/administrator.ts'
import { type AppWithMail, anAppWithMail } from '../../tests/support/app.ts'
import { postEnquiry } from '../../tests/support/enquiries.ts'
import { postJson } from '../../tests/support/form.ts'
import { hour } from '../runtime/clock.ts'

const signUp = (app: AppWithMail, index: number) => postJson(app, { email: `eva${index}@example.org` })
const write = (app: AppWithMail, index: number) => postEnquiry(app, { email: `anna${index}@example.org` })

test.for<[string, typeof signUp, list: string]>([
  ['a sign-up', signUp, '/admin/inscriptions'],
  ['an enquiry', write, '/admin/demandes'],
])('the notice of %s leads to the person, and the digest of many to their list', async ([, send, list]) => {
  const app = await anAppWithMail({ config: { formLimit: 100_000 } })
  onTestFinished(app.remove)
  for (let index = 0; index < 12; index += 1) await send(app, index)
  app.clock.advance(hour)
  await app.runQueue()
  const toOwner = app.mailServer.to(administrator.email)
  const person = await app.database.db.selectFrom('people').select('id').orderBy('id').executeTakeFirst()
  expect(toOwner[0]?.text).toMatch(new RegExp(`\n${app.url}/admin/personnes/${person?.id}(#[-0-9a-f]{36})?\n`))
  expect(toOwner.at(-1)?.text).toContain(`\n${app.url}${list}\n`)
})
