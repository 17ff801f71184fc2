import { expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { callAdmin, enter } from '../../tests/support/administrator.ts'
import { anApp, anAppWithMail } from '../../tests/support/app.ts'
import { anEnquiry, postContact } from '../../tests/support/contact-form.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { createCounters } from '../db/counters.ts'
import { openDatabase } from '../db/database.ts'
import { day, hour } from '../runtime/clock.ts'
import { type CappedMailsDeps, createCappedMails } from './capped-mails.ts'
import { createCaps, mailCaps } from './caps.ts'

test.each(engines)(
  'a mail that was held back while the clock was years ahead leaves once it is right again, on %s',
  async (engine) => {
    const app = await anAppWithMail({ engine, config: { formLimit: 1_000 } })
    onTestFinished(app.remove)
    app.clock.advance(1_000 * day)
    for (let index = 0; index <= mailCaps.address.most; index += 1) {
      await postJson(app, { email: `nina+${index}@example.org` })
    }
    const toNina = () => app.mailServer.mails.filter(({ recipients }) => recipients[0]?.startsWith('nina'))
    await app.runQueue()
    expect(toNina()).toHaveLength(mailCaps.address.most)
    app.clock.advance(-1_000 * day)
    await app.runQueue()
    expect(toNina()).toHaveLength(mailCaps.address.most + 1)
  },
)

test.each(engines)(
  'a mail that the owner sends again takes a place under the caps, or waits for one, on %s',
  async (engine) => {
    const app = await anAppWithMail({ engine, config: { formLimit: 1_000 } })
    onTestFinished(app.remove)
    const cookie = await enter(app)
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email: 'nina@example.org' })
    app.mailServer.behave({ kind: 'accept' })
    const mails = app.database.db.selectFrom('outbox').selectAll().where('recipient', '=', 'nina@example.org')
    const { id } = await mails.executeTakeFirstOrThrow()
    const retry = async () => (await callAdmin(app, `${adminApi.mails}/${id}/retry`, cookie, 'POST')).json()
    for (let index = 1; index < mailCaps.address.most; index += 1)
      await postJson(app, { email: `nina+${index}@example.org` })
    expect(await retry()).toEqual({ sent: false, reason: 'capped' })
    app.clock.advance(hour)
    await app.runQueue()
    expect(await retry()).toEqual({ sent: false, reason: 'capped' })
    expect(app.mailServer.to('nina@example.org')).toEqual([])
    app.clock.advance(day - 2 * hour)
    await app.runQueue()
    expect(app.mailServer.to('nina@example.org')).toHaveLength(1)
  },
)

// The day of a flood in flood.test.ts asks PostgreSQL the same.
test('the mails of newcomers leave before those of a client that asked again and again, which end after a day where the address was not confirmed, on sqlite', async () => {
  const app = await anAppWithMail({ engine: 'sqlite', config: { formLimit: 1_000, trustProxy: 1 } })
  onTestFinished(app.remove)
  const signUp = (email: string, network: number) =>
    postJson(app, { email }, { 'x-forwarded-for': `203.0.${network}.7` })
  const { most } = mailCaps.hour
  for (let network = 0; network < most; network += 1) await signUp(`p@d${network}.example`, network)
  await signUp('nina@example.org', most)
  await postContact(app, anEnquiry({ email: 'paul@example.org' }), { 'x-forwarded-for': '203.0.113.7' })
  for (let index = 0; index < 2 * most; index += 1) await signUp(`again@e${index}.example`, 0)
  app.clock.advance(hour)
  await app.runQueue()
  for (const newcomer of ['nina@example.org', 'paul@example.org']) expect(app.mailServer.to(newcomer)).toHaveLength(1)

  const { db } = app.database
  const confirmed_at = new Date(app.clock.now()).toISOString()
  await db.updateTable('people').set({ confirmed_at }).where('email', '=', 'again@e0.example').execute()
  app.clock.advance(day)
  await app.runQueue()
  const oldest = db
    .selectFrom('outbox')
    .select('state')
    .where('recipient', 'in', ['again@e0.example', 'again@e1.example'])
  expect(await oldest.orderBy('recipient').execute()).toEqual([{ state: 'waiting' }, { state: 'gave-up' }])
})

test('two instances that look at once give what waits one place each', async () => {
  const app = await anApp({ engine: 'postgres', config: { formLimit: 1_000 } })
  onTestFinished(app.remove)
  const { clock } = app
  const caps = createCaps(createCounters(clock), false)
  const takePlaces = (count: number) =>
    app.database.write(async (transaction) => {
      let taken = 0
      for (let index = 0; index < count; index += 1) {
        const request = { recipient: `p${index}@d${index}.example`, isNewcomer: true }
        if ((await caps.takePlace(transaction, request)).isTaken) taken += 1
      }
      return taken
    })
  const { most } = mailCaps.hour
  expect(await takePlaces(most)).toBe(most)
  for (let index = 0; index < 15; index += 1) await postJson(app, { email: `nina@firma${index}.example` })
  clock.advance(hour)
  const others = await Promise.all([openDatabase(app.place), openDatabase(app.place)])
  const backlogs = others.map((database) => createCappedMails({ ...({} as CappedMailsDeps), database, caps, clock }))
  await Promise.all(backlogs.map(({ release }) => release()))
  for (const { close } of others) await close()
  expect(await takePlaces(most)).toBe(most - 15)
})
