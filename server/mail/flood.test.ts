import { expect, onTestFinished, test } from 'vitest'
import { anApp } from '../../tests/support/app.ts'
import { postJson } from '../../tests/support/form.ts'
import { day, hour, minute } from '../runtime/clock.ts'
import type { OutgoingMail } from './transports.ts'

test('among 1,500 junk sign-ups from 40 networks in a day each visitor has the mail within the hour, most at once, and the owner gets 40 mails at most', async () => {
  const mails: OutgoingMail[] = []
  const transport = {
    description: 'takes all',
    send: async (mail: OutgoingMail) => {
      mails.push(mail)
      return { isSent: true } as const
    },
  }
  const to = (address: string) => mails.filter(({ recipient }) => recipient === address)
  const config = { formLimit: 20, trustProxy: 1 }
  const app = await anApp({ engine: 'postgres', transport, config })
  onTestFinished(app.remove)
  const { clock, place } = app
  const other = await anApp({ place, clock, transport, config })
  onTestFinished(other.remove)
  const runQueues = () => Promise.all([app.runQueue(), other.runQueue()])
  const signUp = async (index: number, email: string, ip: string) => {
    const answer = await postJson(index % 2 ? app : other, { email }, { 'x-forwarded-for': ip })
    return (await answer.json()) as { sent: boolean }
  }
  clock.advance(day - (clock.now() % day))

  const waiting = new Map<string, number>()
  const waits: number[] = []
  const steps = day / (10 * minute)
  for (let step = 0; step < steps; step += 1) {
    const first = Math.ceil((step * 1_500) / steps)
    const length = Math.ceil(((step + 1) * 1_500) / steps) - first
    await Promise.all(
      Array.from({ length }, async (_, place) => {
        // A new address each time; half of the networks are of IPv6.
        const index = first + place
        const network = index % 40
        const turn = Math.floor(index / 40)
        const ip = network % 2 ? `198.51.${network}.${turn}` : `2001:db8:${network}:${turn}::1`
        await signUp(index, `p${index}@d${index}.example`, ip)
      }),
    )
    // The first one late in the first hour, when each network is new, and most of what comes has a place.
    if (step % 7 === 5) {
      const visitor = `visitor${step}@firma${step}.example`
      const { sent } = await signUp(step, visitor, `203.0.${step}.7`)
      if (sent) waits.push(0)
      else waiting.set(visitor, clock.now())
    }
    clock.advance(10 * minute)
    await runQueues()
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
    await runQueues()
  }
  const waitingMails = app.database.db.selectFrom('outbox').select('id').where('state', '=', 'waiting')
  expect(await waitingMails.execute()).toEqual([])
  const toOwner = to('owner@example.com')
  expect(toOwner.length).toBeLessThanOrEqual(40)
  const digest = toOwner.find(({ subject }) => subject.startsWith('Récapitulatif'))
  expect(digest?.text).toMatch(/^http:\S+\/admin\/inscriptions$/m)
  const ended = toOwner.flatMap(({ text }) => text.match(/[\d\u202f]+(?= e-mails? abandonné)/g) ?? [])
  const expired = app.database.db.selectFrom('outbox').select('id').where('unsent_reason', '=', 'expired')
  const sum = ended.reduce((sum, count) => sum + Number(count.replace('\u202f', '')), 0)
  expect(sum).toBe((await expired.execute()).length)
})
