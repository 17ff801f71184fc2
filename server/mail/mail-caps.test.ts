import { afterEach, expect, test } from 'vitest'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { createCounters } from '../db/counters.ts'
import { hour } from '../runtime/clock.ts'
import { type PlaceRequest, takeMailPlace } from './mail-caps.ts'

let app: TestApp
afterEach(() => app.remove())

test('one client that fills in the forms all day long takes nobody else’s place, in no hour', async () => {
  app = await anApp()
  const { clock, database } = app
  const counters = createCounters(clock)
  clock.advance(24 * hour - (clock.now() % (24 * hour)))
  const take = async (request: PlaceRequest) =>
    (await database.write((transaction) => takeMailPlace(transaction, counters, request))).isTaken
  let taken = 0
  for (let hours = 0; hours < 24; hours += 1) {
    // What it may post in an hour, and what of it is then given the places of the backlog.
    for (let post = 0; post < 120; post += 1) {
      const recipient = `p${hours}-${post}@gmail.com`
      if (!(await take({ recipient, ip: '192.0.2.1' }))) taken += Number(await take({ recipient, isBacklog: true }))
    }
    expect(await take({ recipient: `visitor${hours}@gmail.com`, ip: '192.0.2.2' }), `in hour ${hours}`).toBe(true)
    clock.advance(hour)
  }
  expect(taken).toBeGreaterThan(0)
})

test.each<[whose: string, most: number, ask: (index: number) => PlaceRequest]>([
  ['one mailbox', 3, (index) => ({ recipient: 'anna@firma.example', ip: `192.0.2.${index}` })],
  ['one company', 20, (index) => ({ recipient: `p${index}@firma.example`, ip: `192.0.2.${index}` })],
  ['one company, asked by one client', 8, (index) => ({ recipient: `p${index}@firma.example`, ip: '192.0.2.1' })],
  ['one company, from what waited', 6, (index) => ({ recipient: `p${index}@firma.example`, isBacklog: true })],
  [
    'the readers of a provider, in an hour',
    40,
    (index) => ({ recipient: `p${index}@gmail.com`, ip: `192.0.2.${index}` }),
  ],
  [
    'the readers of a provider, asked by one client',
    20,
    (index) => ({ recipient: `p${index}@gmail.com`, ip: '192.0.2.1' }),
  ],
])('%s gets no more than %i mails', async (_whose, most, ask) => {
  app = await anApp()
  const counters = createCounters(app.clock)
  const takes = await app.database.write(async (transaction) => {
    const verdicts: boolean[] = []
    for (let index = 1; index <= 50; index += 1)
      verdicts.push((await takeMailPlace(transaction, counters, ask(index))).isTaken)
    return verdicts
  })
  expect(takes).toEqual(takes.map((_isTaken, index) => index < most))
})
