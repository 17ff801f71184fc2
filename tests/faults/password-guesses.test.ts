import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { minute } from '../../server/clock.ts'
import { administrator, anAdministrator, cookiesOf, signIn } from '../support/administrator.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { aClock } from '../support/clock.ts'
import { aDatabasePlace, type DatabasePlace, engines } from '../support/engines.ts'
import { times } from '../support/scale.ts'

/** Checks of one account, and of one client, in 15 minutes. */
const most = 10

let place: DatabasePlace
let apps: TestApp[]
const clock = aClock()

/** Another instance on the same database, behind a proxy that says who the client is. */
async function anInstance(): Promise<TestApp> {
  const app = await anApp({ place, clock, config: { trustProxy: 1 } })
  apps.push(app)
  return app
}

beforeEach(() => {
  apps = []
})
afterEach(async () => {
  for (const app of apps) await app.stop()
  await place.remove()
})

let guesses = 0
/** A wrong password from somewhere else each time, or from where it is said. */
function guess(app: TestApp, email: string = administrator.email, ip?: string): Promise<number> {
  guesses += 1
  const from = ip ?? `198.51.${Math.floor(guesses / 250) % 250}.${guesses % 250}`
  const credentials = { email, password: `guess number ${guesses}` }
  return signIn(app, credentials, { 'x-forwarded-for': from }).then(({ status }) => status)
}

const checkedOf = (statuses: number[]) => statuses.filter((status) => status !== 429).length
const deviceOf = (answer: Response) =>
  cookiesOf(answer)
    .split('; ')
    .find((cookie) => cookie.includes('device')) ?? ''

describe.each(engines)('guessing the password, on %s', (engine) => {
  test('from everywhere, fifty at once, across restarts: ten checks, and the owner gets in', async () => {
    place = await aDatabasePlace(engine)
    let app = await anInstance()
    await anAdministrator(app)
    const device = deviceOf(await signIn(app, administrator, { 'x-forwarded-for': '203.0.113.1' }))
    const statuses: number[] = []
    for (let rounds = 0; rounds < times(3, 20); rounds += 1) {
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => guess(app)))))
      await app.stop()
      app = await anInstance()
    }
    expect(checkedOf(statuses)).toBe(most)
    // With the right password, too: who does not come from a known device waits.
    expect((await signIn(app, administrator, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429)
    const owner = { 'x-forwarded-for': '203.0.113.3', cookie: device }
    expect((await signIn(app, administrator, owner)).status).toBe(200)
    clock.advance(15 * minute + 1)
    expect(await guess(app)).toBe(401)
  })

  test('of many accounts from one client ends after ten checks, too', async () => {
    place = await aDatabasePlace(engine)
    const app = await anInstance()
    const all = Array.from({ length: 30 }, (_, index) => guess(app, `somebody${index}@example.org`, '203.0.113.9'))
    expect(checkedOf(await Promise.all(all))).toBe(most)
    expect(await guess(app, 'another@example.org', '203.0.113.10')).toBe(401)
  })
})

test('guessing at two instances of one database at once: ten checks in all, and the owner gets in at both', async () => {
  place = await aDatabasePlace('postgres')
  const [one, other] = [await anInstance(), await anInstance()]
  await anAdministrator(one)
  const device = deviceOf(await signIn(one, administrator, { 'x-forwarded-for': '203.0.113.1' }))
  const statuses: number[] = []
  for (let rounds = 0; rounds < times(2, 20); rounds += 1) {
    const both = Array.from({ length: 25 }, () => [guess(one), guess(other)]).flat()
    statuses.push(...(await Promise.all(both)))
  }
  expect(checkedOf(statuses)).toBe(most)
  for (const instance of [one, other]) {
    const owner = { 'x-forwarded-for': '203.0.113.3', cookie: device }
    expect((await signIn(instance, administrator, owner)).status).toBe(200)
  }
})
