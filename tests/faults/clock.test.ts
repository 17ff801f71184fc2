import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { tokenRoutes } from '../../contract/routes.ts'
import { day, hour, minute } from '../../server/runtime/clock.ts'
import { type AppWithMail, anAppWithMail } from '../support/app.ts'
import { aClock } from '../support/clock.ts'
import { engines } from '../support/engines.ts'
import { postJson, pressButton } from '../support/form.ts'
import { findLink } from '../support/mail-server.ts'
import { readRows } from '../support/rows.ts'

/** Europe/Paris leaves summer time at 01:00 UTC on 25 October 2026, and enters it on 28 March 2027. */
const nights = ['2026-10-25T00:30:00.000Z', '2027-03-28T00:30:00.000Z']

describe.each(engines)('a clock that is set, on %s', (engine) => {
  let app: AppWithMail
  const start = async (at?: string) => {
    app = await anAppWithMail({ engine, clock: aClock(at) })
    onTestFinished(app.remove)
  }
  const waiting = async () => (await readRows(app.database)).outbox.filter(({ state }) => state !== 'sent')
  const checklists = (email: string) => app.mailServer.to(email).length

  describe('from an ordinary day', () => {
    beforeEach(() => start())

    test.each([
      ['two hours back', -2 * hour],
      ['two hours on', 2 * hour],
      ['three years on', 3 * 365 * day],
      ['three years back', -3 * 365 * day],
    ])('%s: every mail leaves, none twice, and no lease sticks', async (_name, step) => {
      await postJson(app, { email: 'before@example.org' })
      app.mailServer.behave({ kind: 'refuse', status: 451 })
      expect((await postJson(app, { email: 'waits@example.org' })).status).toBe(202)
      await app.runQueue()
      // Somebody else held a lease when the clock was set.
      await app.database.db
        .updateTable('outbox')
        .set({ lease_token: 'gone', lease_until: new Date(app.clock.now() + minute).toISOString() })
        .where('state', '=', 'waiting')
        .execute()
      app.mailServer.behave({ kind: 'accept' })
      app.clock.set(step)
      await app.tidy()
      await app.runQueue()
      await postJson(app, { email: 'after@example.org' })
      // At most as late as the clock went back, and never later than the longest wait.
      for (let hours = 0; hours < 3; hours += 1) {
        app.clock.advance(hour)
        await app.tidy()
        await app.runQueue()
      }
      expect(await waiting()).toEqual([])
      for (const email of ['before', 'waits', 'after']) expect(checklists(`${email}@example.org`)).toBe(1)
      const { leads } = await readRows(app.database)
      expect(leads).toHaveLength(3)
    })

    test('set three years on and back again: nobody is deleted, links work, the limits count on', async () => {
      await postJson(app, { email: 'eva@example.org' })
      const link = findLink(app.mailServer.to('eva@example.org')[0], tokenRoutes.download.fr)
      await app.tidy()
      app.clock.set(3 * 366 * day)
      for (let hours = 0; hours < 30; hours += 1) {
        app.clock.advance(hour)
        await app.tidy()
      }
      expect((await readRows(app.database)).leads).toHaveLength(1)
      app.clock.set(-3 * 366 * day)
      await app.tidy()
      expect((await pressButton(link)).status).toBe(303)
      expect((await readRows(app.database)).leads[0]?.confirmed_at).not.toBeNull()
    })
  })

  test.each(nights)('the night of %s: nothing is sent twice or kept back', async (night) => {
    await start(night)
    for (let step = 0; step < 8; step += 1) {
      await postJson(app, { email: `n${step}@example.org` })
      app.clock.advance(15 * minute)
      await app.tidy()
      await app.runQueue()
    }
    expect(await waiting()).toEqual([])
    for (let step = 0; step < 8; step += 1) expect(checklists(`n${step}@example.org`)).toBe(1)
    expect((await readRows(app.database)).leads).toHaveLength(8)
  })
})
