import { afterEach, expect, test } from 'vitest'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { createCounters } from '../db/counters.ts'
import { hour } from '../runtime/clock.ts'
import { noteClient, type PlaceRequest, takeMailPlace } from './mail-caps.ts'

let app: TestApp
afterEach(() => app.remove())

test('one client that fills in the forms all day long takes nobody else’s place, in no hour', async () => {
  app = await anApp()
  const { clock, database } = app
  const counters = createCounters(clock)
  clock.advance(24 * hour - (clock.now() % (24 * hour)))
  for (let hours = 0; hours < 24; hours += 1) {
    const last = await database.write(async (transaction) => {
      // What it may post in an hour.
      for (let post = 0; post < 120; post += 1)
        await takeMailPlace(transaction, counters, { recipient: `p${hours}-${post}@gmail.com`, isNewcomer: false })
      return takeMailPlace(transaction, counters, { recipient: `visitor${hours}@gmail.com`, isNewcomer: true })
    })
    expect(last.isTaken, `in hour ${hours}`).toBe(true)
    clock.advance(hour)
  }
})

test.each<[whose: string, most: number, ask: (index: number) => Omit<PlaceRequest, 'isNewcomer'>, isNewcomer: boolean]>(
  [
    ['one mailbox', 3, () => ({ recipient: 'anna@firma.example' }), true],
    ['one mailbox, asked by one client', 3, () => ({ recipient: 'anna@firma.example' }), false],
    ['one company', 20, (index) => ({ recipient: `p${index}@firma.example` }), true],
    ['one company, asked by one client', 10, (index) => ({ recipient: `p${index}@firma.example` }), false],
    ['the readers of a provider, in an hour', 40, (index) => ({ recipient: `p${index}@gmail.com` }), true],
    ['the readers of a provider, asked by one client', 20, (index) => ({ recipient: `p${index}@gmail.com` }), false],
  ],
)('%s gets no more than %i mails', async (_whose, most, ask, isNewcomer) => {
  app = await anApp()
  const counters = createCounters(app.clock)
  const takes = await app.database.write(async (transaction) => {
    const verdicts: boolean[] = []
    for (let index = 1; index <= 50; index += 1)
      verdicts.push((await takeMailPlace(transaction, counters, { ...ask(index), isNewcomer })).isTaken)
    return verdicts
  })
  expect(takes).toEqual(takes.map((_isTaken, index) => index < most))
})

test.each([
  ['an address once', ['192.0.2.1', '192.0.2.1', '::ffff:192.0.2.1'], [true, false, false]],
  ['a /64 once', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::'], [true, false]],
  ['a /24 twice', ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.3.3'], [true, false, true, false, true]],
  ['a /48 twice', ['2001:db8::1', '2001:db8:0:2::1', '2001:db8:0:3::1', '2001:db8:1::1'], [true, true, false, true]],
])('%s is new in a day', async (_what, ips, expected) => {
  app = await anApp()
  const counters = createCounters(app.clock)
  const answers = await app.database.write(async (transaction) => {
    const answers: boolean[] = []
    for (const ip of ips) answers.push(await noteClient(transaction, counters, ip))
    return answers
  })
  expect(answers).toEqual(expected)
})
