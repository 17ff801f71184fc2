import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import type { LeadPage } from '../../contract/api/admin-people.ts'
import { mailCaps, singleNotifications } from '../../server/mail/caps.ts'
import { hour } from '../../server/runtime/clock.ts'
import { anAdministrator, callAdmin, cookiesOf, signIn } from '../support/administrator.ts'
import { type AppWithMail, anAppWithMail } from '../support/app.ts'
import { anEnquiry, postContact, postContactPage, readEnquiries } from '../support/contact-form.ts'
import { engines } from '../support/engines.ts'
import { postForm, postJson } from '../support/form.ts'
import { readRows } from '../support/rows.ts'
import { times } from '../support/scale.ts'

const owner = 'owner@example.com'

/** All at once, a few side by side. */
async function flood<Answer>(count: number, post: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let first = 0; first < count; first += 25) {
    const length = Math.min(25, count - first)
    answers.push(...(await Promise.all(Array.from({ length }, (_, index) => post(first + index)))))
  }
  return answers
}

describe.each(engines)('programs that fill in forms, on %s', (engine) => {
  let app: AppWithMail
  beforeEach(async () => {
    app = await anAppWithMail({ engine, config: { formLimit: 1_000_000 } })
    return app.remove
  })

  test('a thousand posts with the honeypot filled are all stored, send nothing, and people among them are released', async () => {
    const count = times(100, 1_000)
    const website = 'https://spam.example'
    const answers = await flood(count, async (index) => {
      const email = `bot${index}@example.org`
      const { status } = await (index % 2
        ? postJson(app, { email, website })
        : postForm(app, '/checklist-dach', { email, website }))
      const contact = await (index % 2
        ? postContact(app, { ...anEnquiry(), website })
        : postContactPage(app, 'fr', { ...anEnquiry(), website }))
      return [status, contact.status]
    })
    expect(new Set(answers.flat())).toEqual(new Set([200, 202]))
    await app.runQueue()
    expect(app.mailServer.attempts()).toBe(0)
    const { leads, outbox } = await readRows(app.database)
    const enquiries = await readEnquiries(app)
    expect([leads.length, enquiries.length, outbox.length]).toEqual([count, count, 0])
    expect([...leads, ...enquiries].every(({ quarantined_at }) => quarantined_at !== null)).toBe(true)

    // One of them was somebody whose browser filled the field.
    await anAdministrator(app)
    const cookie = cookiesOf(await signIn(app))
    const found = (await (await callAdmin(app, `${adminApi.leads}?search=bot7@`, cookie)).json()) as LeadPage
    const [person] = found.rows
    const released = await callAdmin(app, `${adminApi.leads}/${person?.id}/release`, cookie, 'POST')
    expect(await released.json()).toEqual({ sent: true })
    expect(app.mailServer.to('bot7@example.org')).toHaveLength(1)
    const { name, email, subject, message } = enquiries[0] ?? anEnquiry()
    expect(await (await postContact(app, { name, email, subject, message })).json()).toEqual({ sent: true })
    expect(app.mailServer.to(owner).filter(({ replyTo }) => replyTo?.[0]?.address === email)).toHaveLength(1)
  })

  test('a flood from ever new networks delays the next visitor by an hour at most, ends by itself, and fills nobody’s mailbox', async () => {
    // Only then does the test say who the client is.
    app = await anAppWithMail({ engine, config: { formLimit: 20, trustProxy: 1 } })
    onTestFinished(app.remove)
    const count = times(150, 1_500)
    const from = (index: number) => ({ 'x-forwarded-for': `2001:db8:${index.toString(16)}:${index.toString(16)}::1` })
    await flood(count, (index) => postJson(app, { email: `p${index}@d${index}.example` }, from(index)))
    const toVisitors = () => app.mailServer.mails.filter(({ recipients }) => recipients[0] !== owner)
    // What found no connection in the flood leaves from the queue.
    await app.runQueue()
    expect(toVisitors()).toHaveLength(mailCaps.hour.most)

    const visitor = 'nina@firma.example'
    const answer = await postJson(app, { email: visitor }, { 'x-forwarded-for': '192.0.2.1' })
    expect([answer.status, await answer.json()]).toEqual([202, { sent: false, reason: 'capped' }])
    app.clock.advance(hour)
    await app.runQueue()
    expect(app.mailServer.to(visitor)).toHaveLength(1)
    expect(toVisitors()).toHaveLength(2 * mailCaps.hour.most)
    for (let hours = 0; hours < 26; hours += 1) {
      app.clock.advance(hour)
      await app.runQueue()
      // Whoever comes in the next hours is not behind the flood.
      const next = await postJson(app, { email: `jo@firma${hours}.example` }, { 'x-forwarded-for': `192.0.${hours}.2` })
      expect([hours, await next.json()]).toEqual([hours, { sent: true }])
    }
    expect(toVisitors().length).toBeLessThanOrEqual(2 * mailCaps.day.most)
    const { leads, outbox } = await readRows(app.database)
    expect(leads).toHaveLength(count + 27)
    const unsent = outbox.filter(({ kind, state }) => kind === 'checklist' && state !== 'sent')
    expect(new Set(unsent.map(({ state, unsent_reason }) => `${state} ${unsent_reason}`))).toEqual(
      new Set(unsent.length > 0 ? ['gave-up expired'] : []),
    )
    // The owner had a mail of each of the first, and was told of all others together.
    const told = new Intl.NumberFormat('fr').format(count + 1 - singleNotifications)
    expect(app.mailServer.to(owner).some(({ text }) => text?.includes(`${told} demandes`))).toBe(true)
  })

  test('one mailbox gets three mails a day, however its address is spelt', async () => {
    const spellings = (index: number) =>
      `${index % 2 ? 'vic.tim' : 'Victim'}+${index}@${index % 3 ? 'gmail' : 'googlemail'}.com`
    await flood(times(60, 300), (index) => postJson(app, { email: spellings(index) }))
    await app.runQueue()
    const toVictim = () => app.mailServer.mails.filter(({ recipients }) => /^vic\.?tim/i.test(recipients[0] ?? ''))
    expect(toVictim()).toHaveLength(mailCaps.address.most)
    // Until the end of the day nothing more, and after it no more than on any day.
    for (let hours = 0; hours < 48; hours += 1) {
      app.clock.advance(hour)
      await app.runQueue()
      if (hours === 10) expect(toVictim()).toHaveLength(mailCaps.address.most)
    }
    expect(toVictim().length).toBeLessThanOrEqual(2 * mailCaps.address.most)
  })

  test('a thousand messages send the owner ten mails and a digest, and all are stored', async () => {
    const count = times(60, 1_000)
    await flood(count, () => postContact(app, anEnquiry()))
    expect(await readEnquiries(app)).toHaveLength(count)
    for (let hours = 0; hours < 30; hours += 1) {
      app.clock.advance(hour)
      await app.runQueue()
    }
    const subjects = app.mailServer.to(owner).map(({ subject }) => subject ?? '')
    expect(subjects.filter((subject) => subject.startsWith('Contact'))).toHaveLength(singleNotifications)
    expect(subjects.filter((subject) => subject.startsWith('Récapitulatif')).length).toBeLessThan(4)
  })

  test('an advert as a name, a campaign or a text is in no mail but the owner gets it, and nobody else is written to', async () => {
    const advert = 'CHEAP PILLS at https://pills.example'
    await postContact(
      app,
      anEnquiry({ name: advert, email: 'victim@example.org', message: `${advert} and only today` }),
    )
    await postJson(app, { email: 'victim@example.org', utm_source: advert, utm_medium: advert, utm_campaign: advert })
    await app.runQueue()
    expect(app.mailServer.to(owner)).toHaveLength(2)
    // The checklist, and that the message is stored.
    const mails = app.mailServer.to('victim@example.org')
    expect(mails).toHaveLength(2)
    for (const { raw, text, html } of mails) expect(`${raw}${text}${html}`).not.toMatch(/pills/i)
    for (const { html } of app.mailServer.to(owner)) expect(html).not.toMatch(/href="[^"]*pills/)
  })
})
