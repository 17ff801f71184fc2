import { describe, expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { anEnteredApp, callAdmin } from '../../tests/support/administrator.ts'
import { anApp } from '../../tests/support/app.ts'
import { anEnquiry, postContact } from '../../tests/support/contact-form.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { startEmptied } from '../../tests/support/start.ts'
import { day, hour, instantOf, minute } from '../runtime/clock.ts'
import { mailCaps } from './caps.ts'
import type { OutgoingMail } from './transports.ts'

const config = { formLimit: 1_000, trustProxy: 1 }

describe.each(engines)('a mail over a cap, on %s', (engine) => {
  const app = startEmptied(() => anEnteredApp({ engine, config }))

  test('that was held back while the clock was years ahead leaves once it is right again', async () => {
    app.clock.set(1_000 * day)
    for (let index = 0; index <= mailCaps.address.most; index += 1)
      await postJson(app, { email: `nina+${index}@example.org` })
    const toNina = () => app.mailServer.mails.filter(({ recipients }) => recipients[0]?.startsWith('nina'))
    await app.runQueue()
    expect(toNina()).toHaveLength(mailCaps.address.most)
    app.clock.set(-1_000 * day)
    await app.runQueue()
    expect(toNina()).toHaveLength(mailCaps.address.most + 1)
  })

  test('that the owner sends again takes a place, or waits for one', async () => {
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email: 'nina@example.org' })
    app.mailServer.behave({ kind: 'accept' })
    const mails = app.database.db.selectFrom('outbox').selectAll().where('recipient', '=', 'nina@example.org')
    const { id } = await mails.executeTakeFirstOrThrow()
    const retry = async () => (await callAdmin(app, `${adminApi.mails}/${id}/retry`, app.cookie, 'POST')).json()
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
  })

  test('leaves before those of a client that asked again and again if it is a newcomer’s, and ends after a day where the address was not confirmed', async () => {
    const signUp = (email: string, network: number) =>
      postJson(app, { email }, { 'x-forwarded-for': `203.0.${network}.7` })
    const { most } = mailCaps.hour
    for (let network = 0; network < most; network += 1) await signUp(`p@d${network}.example`, network)
    await signUp('nina@example.org', most)
    const paul = anEnquiry({ email: 'paul@example.org' })
    const answer = await postContact(app, paul, { 'x-forwarded-for': '203.0.113.7' })
    // An acknowledgement waits like any other, and the message to the owner does not.
    expect(await answer.json()).toEqual({ sent: true })
    for (let index = 0; index < most; index += 1) await signUp(`again@e${index}.example`, 0)
    const toNewcomers = () => ['nina@example.org', paul.email].map((email) => app.mailServer.to(email).length)
    expect(toNewcomers()).toEqual([0, 0])
    app.clock.advance(hour)
    await app.runQueue()
    expect(toNewcomers()).toEqual([1, 1])

    const { db } = app.database
    const confirmed_at = instantOf(app.clock)
    await db.updateTable('people').set({ confirmed_at }).where('email', '=', 'again@e0.example').execute()
    app.clock.advance(day)
    await app.runQueue()
    const states = db.selectFrom('outbox').select('state').orderBy('recipient')
    const oldest = states.where('recipient', 'in', ['again@e0.example', 'again@e1.example'])
    expect(await oldest.execute()).toEqual([{ state: 'waiting' }, { state: 'gave-up' }])
  })
})

/** A way out that takes all mails, and what it took. */
function aTransport() {
  const mails: OutgoingMail[] = []
  const send = async (mail: OutgoingMail) => {
    mails.push(mail)
    return { isSent: true } as const
  }
  return { mails, transport: { description: 'takes all', send } }
}

test('two instances that look at once give what waits one place each', async () => {
  const { mails, transport } = aTransport()
  const app = await anApp({ engine: 'postgres', transport, config })
  onTestFinished(app.remove)
  const { clock, place } = app
  const other = await anApp({ place, clock, transport, config })
  onTestFinished(other.remove)
  const { db } = app.database
  const full = { key: 'mail-hour', window_at: instantOf(clock), count: mailCaps.hour.most }
  await db.insertInto('counters').values(full).execute()
  for (let index = 0; index < 15; index += 1) await postJson(app, { email: `nina@firma${index}.example` })
  const toVisitors = () => mails.filter(({ kind }) => kind === 'checklist').length
  expect(toVisitors()).toBe(0)
  clock.advance(hour)
  await Promise.all([app.runQueue(), other.runQueue()])
  const taken = db.selectFrom('counters').select('count').where('key', '=', 'mail-hour').orderBy('window_at', 'desc')
  expect([toVisitors(), await taken.executeTakeFirst()]).toEqual([15, { count: 15 }])
})

test('among 650 junk sign-ups from 40 networks in a day each visitor has the mail within the hour, most at once, and the owner gets 40 mails at most', async () => {
  const { mails, transport } = aTransport()
  const app = await anApp({ transport, config })
  onTestFinished(app.remove)
  const { clock } = app
  const to = (address: string) => mails.filter(({ recipient }) => recipient === address)
  const signUp = async (email: string, ip: string): Promise<{ sent: boolean }> =>
    (await postJson(app, { email }, { 'x-forwarded-for': ip })).json()
  clock.advance(day - (clock.now() % day))

  const waiting = new Map<string, number>()
  const waits: number[] = []
  let junk = 0
  const sendJunk = () => {
    // A new address each time; half of the networks are of IPv6.
    junk += 1
    const network = junk % 40
    const turn = Math.floor(junk / 40)
    const ip = network % 2 ? `198.51.${network}.${turn}` : `2001:db8:${network}:${turn}::1`
    return signUp(`p${junk}@d${junk}.example`, ip)
  }
  for (let step = 0; step < day / (10 * minute); step += 1) {
    // More than all places of its first hours, then more than those that are not kept.
    await Promise.all(Array.from({ length: step < 12 ? 10 : 4 }, sendJunk))
    // The first one late in the first hour, when each network is new, and most of what comes has a place.
    if (step % 7 === 5) {
      const visitor = `visitor${step}@firma${step}.example`
      const { sent } = await signUp(visitor, `203.0.${step}.7`)
      if (sent) waits.push(0)
      else waiting.set(visitor, clock.now())
    }
    clock.advance(10 * minute)
    await app.runQueue()
    for (const [visitor, since] of waiting) {
      if (to(visitor).length === 0) continue
      waits.push(clock.now() - since)
      waiting.delete(visitor)
    }
  }
  expect([waits.length, waiting.size]).toEqual([20, 0])
  expect(Math.max(...waits)).toBeLessThanOrEqual(hour)
  expect(waits.filter((wait) => wait === 0).length).toBeGreaterThan(15)

  // What was left ends by itself, and the owner hears of it.
  for (let hours = 0; hours < 48; hours += 1) {
    clock.advance(hour)
    await app.runQueue()
  }
  const { db } = app.database
  expect(await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute()).toEqual([])
  const toOwner = to('owner@example.com')
  expect(toOwner.length).toBeLessThanOrEqual(40)
  const digest = toOwner.find(({ subject }) => subject.startsWith('Récapitulatif'))
  expect(digest?.text).toMatch(/^http:\S+\/admin\/inscriptions$/m)
  const ended = toOwner.flatMap(({ text }) => text.match(/[\d\u202f]+(?= e-mails? abandonné)/g) ?? [])
  const expired = await db.selectFrom('outbox').select('id').where('unsent_reason', '=', 'expired').execute()
  expect(ended.reduce((sum, count) => sum + Number(count.replace('\u202f', '')), 0)).toBe(expired.length)
})
