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
