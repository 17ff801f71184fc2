import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import type { DatabaseLocation } from '../../server/db/database.ts'
import { engines, onDatabase } from '../support/engines.ts'
import { aCrowd, expectIntact, findIncomplete, preload, test } from '../support/fault.ts'
import { postForm, postJson } from '../support/form.ts'
import { untilReady } from '../support/process.ts'
import { readRows } from '../support/rows.ts'
import { times } from '../support/scale.ts'

const eva = 'eva@example.org'

describe.each(engines)('a power cut on %s', (engine) => {
  test.extend({ engine })(
    'loses nobody who was told that it worked: row, consent and mails are there',
    async ({ place, mailServer, start }) => {
      const answered: string[] = []
      // On PostgreSQL `two-instances` is such a cut, too.
      for (let round = 0; round < times(engine === 'sqlite' ? 3 : 1, 100); round += 1) {
        const server = await start()
        const { promised, end } = aCrowd(8, (email, visitor) =>
          visitor % 2 ? postJson(server, { email }) : postForm(server, '/checklist-dach', { email }),
        )
        while (promised().length < 4) await pause(5)
        await pause(Math.random() * 150)
        await server.kill()
        await end()
        answered.push(...promised())
      }
      expect(await findIncomplete(place, answered)).toEqual([])
      if (engine === 'sqlite') await onDatabase(place, expectIntact)
      // A mail that arrived twice is one mail to its reader: the copies carry the same Message-ID.
      const toVisitors = mailServer.mails.filter(({ recipients }) => recipients[0] !== 'owner@example.com')
      const copies = Map.groupBy(toVisitors, ({ recipients }) => recipients[0])
      for (const [recipient, mails] of copies)
        expect([recipient, new Set(mails.map(({ messageId }) => messageId)).size]).toEqual([recipient, 1])
    },
  )
})

/** How many rows, consents and checklist mails there are. */
const countParts = (place: DatabaseLocation) =>
  onDatabase(place, async (database) => {
    await expectIntact(database)
    const { leads, consents, outbox } = await readRows(database)
    return [leads.length, consents.length, outbox.filter(({ kind }) => kind === 'checklist').length]
  })

const nothing = [0, 0, 0]
const everything = [1, 1, 1]

test.for<[point: string, killAt: string, stored: number[], copies: number]>([
  ['after the mails are inserted', 'after:insert into "outbox"', nothing, 1],
  ['before the mail is marked as sent', 'before:update "outbox" set "attempts"', everything, 2],
  ['after the mail is marked as sent', 'after:update "outbox" set "attempts"', everything, 1],
])(
  'a power cut %s loses no lead, and an extra copy of the mail has the same Message-ID',
  async ([, killAt, stored, copies], { place, mailServer, start }) => {
    const dying = await start({ ...preload('kill-at.ts'), KILL_AT: killAt })
    await untilReady(dying)
    // Nobody who gets no answer was told that it worked.
    await expect(postJson(dying, { email: eva })).rejects.toThrow()
    await dying.exited
    // What was marked in a transaction that was not committed is not marked.
    expect(await countParts(place)).toEqual(stored)
    // At once, as if the leases of the dead process had run out.
    const free = { lease_token: null, lease_until: null }
    await onDatabase(place, ({ db }) => db.updateTable('outbox').set(free).where('state', '=', 'waiting').execute())
    const again = await start()
    await untilReady(again)
    if (stored === nothing) expect((await postJson(again, { email: eva })).status).toBe(200)
    // The power is cut at the first mail that is marked: hers, or the one that tells the owner of her.
    const mostCopies = () =>
      Math.max(0, ...[...Map.groupBy(mailServer.mails, ({ messageId }) => messageId).values()].map((all) => all.length))
    await expect.poll(() => mailServer.to(eva).length).toBeGreaterThanOrEqual(1)
    await expect.poll(mostCopies).toBeGreaterThanOrEqual(copies)
    expect(await countParts(place)).toEqual(everything)
    expect(new Set(mailServer.to(eva).map(({ messageId }) => messageId)).size).toBe(1)
  },
)
