import { beforeEach, expect, test } from 'vitest'
import { anApp } from '../../tests/support/app.ts'
import { startOnce } from '../../tests/support/start.ts'
import { createCounters } from '../db/counters.ts'
import { day, hour } from '../runtime/clock.ts'
import { createCaps, mailCaps, type PlaceRequest, toCanonicalAddress } from './caps.ts'

const app = startOnce(() => anApp())
let caps: ReturnType<typeof createCaps>
beforeEach(() => {
  caps = createCaps(createCounters(app.clock), false)
  // A day of which nothing is counted yet.
  app.clock.advance(day - (app.clock.now() % day))
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
  const takes = await app.database.write(async (transaction) => {
    const verdicts: boolean[] = []
    for (let index = 1; index <= 50; index += 1)
      verdicts.push((await caps.takePlace(transaction, { ...ask(index), isNewcomer })).isTaken)
    return verdicts
  })
  expect(takes).toEqual(takes.map((_isTaken, index) => index < most))
})

test('who finds no place in an hour, however often they ask, has all of theirs in the next', async () => {
  const ask = (recipient: string) =>
    app.database.write((transaction) => caps.takePlace(transaction, { recipient, isNewcomer: true }))
  for (let index = 0; index < mailCaps.hour.most; index += 1) await ask(`p${index}@d${index}.example`)
  for (let index = 0; index < mailCaps.address.most; index += 1)
    expect((await ask('anna@firma.example')).isTaken).toBe(false)
  app.clock.advance(hour)
  expect((await ask('anna@firma.example')).isTaken).toBe(true)
})

test('all readers together get no more than 300 mails in a day', async () => {
  const { clock, database } = app
  const { takePlace } = caps
  let taken = 0
  for (let hours = 0; hours < 10; hours += 1) {
    await database.write(async (transaction) => {
      for (let index = 0; index < mailCaps.hour.most; index += 1) {
        const request = { recipient: `p${index}@d${hours}-${index}.example`, isNewcomer: true }
        if ((await takePlace(transaction, request)).isTaken) taken += 1
      }
    })
    clock.advance(hour)
  }
  expect(taken).toBe(mailCaps.day.most)
})

test.each([
  ['an address once', ['192.0.2.1', '192.0.2.1', '::ffff:192.0.2.1'], [true, false, false]],
  ['a /64 once', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::'], [true, false]],
  ['a /24 twice', ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.3.3'], [true, false, true, false, true]],
  ['a /48 twice', ['2001:db8::1', '2001:db8:0:2::1', '2001:db8:0:3::1', '2001:db8:1::1'], [true, true, false, true]],
])('%s is new in a day', async (_what, ips, expected) => {
  const answers = await app.database.write(async (transaction) => {
    const answers: boolean[] = []
    for (const ip of ips) answers.push(await caps.noteClient(transaction, ip))
    return answers
  })
  expect(answers).toEqual(expected)
})

test('mails to a mailbox count as mails to its canonical address', () => {
  for (const [address, canonical] of [
    ['Anna@Example.org', 'anna@example.org'],
    ['anna+shop@example.org', 'anna@example.org'],
    ['anna+a+b@example.org', 'anna@example.org'],
    ['an.na@example.org', 'an.na@example.org'],
    ['A.n.n.a+1@gmail.com', 'anna@gmail.com'],
    ['anna@googlemail.com', 'anna@gmail.com'],
    ['+anna@example.org', '+anna@example.org'],
  ] as const)
    expect([address, toCanonicalAddress(address)]).toEqual([address, canonical])
})
