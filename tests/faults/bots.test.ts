import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adminApi, type LeadPage } from '../../contract/api/admin.ts'
import { day } from '../../server/clock.ts'
import { mailCaps } from '../../server/limits/mail-caps.ts'
import { anAdministrator, callRoom, cookiesOf, signIn } from '../support/administrator.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { anEnquiry, postContact, postContactPage, readEnquiries } from '../support/contact-form.ts'
import { engines } from '../support/engines.ts'
import { postForm, postJson } from '../support/form.ts'
import { aMailServer, type MailServer } from '../support/mail-server.ts'
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
  let mailServer: MailServer
  let app: TestApp
  beforeEach(async () => {
    mailServer = await aMailServer()
    app = await anApp({ engine, smtpUrl: mailServer.url, config: { formLimit: 1_000_000 } })
  })
  afterEach(async () => {
    await app.remove()
    await mailServer.stop()
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
    expect(mailServer.attempts()).toBe(0)
    const { leads, outbox } = await readRows(app.database)
    const enquiries = await readEnquiries(app)
    expect([leads.length, enquiries.length, outbox.length]).toEqual([count, count, 0])
    expect([...leads, ...enquiries].every(({ quarantined_at }) => quarantined_at !== null)).toBe(true)

    // One of them was somebody whose browser filled the field.
    await anAdministrator(app)
    const cookie = cookiesOf(await signIn(app))
    const found = (await (await callRoom(app, `${adminApi.leads}?search=bot7@`, cookie)).json()) as LeadPage
    const [person] = found.leads
    const released = await callRoom(app, `${adminApi.leads}/${person?.id}/release`, cookie, 'POST')
    expect(await released.json()).toEqual({ sent: true })
    expect(mailServer.to('bot7@example.org')).toHaveLength(1)
    const { name, email, subject, message } = enquiries[0] ?? anEnquiry()
    expect(await (await postContact(app, { name, email, subject, message })).json()).toEqual({ sent: true })
    expect(mailServer.to(owner).filter(({ replyTo }) => replyTo?.[0]?.address === email)).toHaveLength(1)
  })

  test('a thousand posts that look like people send no mail above the caps of a day, and lose nobody', async () => {
    const count = times(mailCaps.all + 60, 1_000)
    // Five to one domain, and the others each to a domain of their own.
    const toEmail = (index: number) => (index % 10 < 1 ? `p${index}@firma.example` : `p${index}@d${index}.example`)
    await flood(count, (index) => postJson(app, { email: toEmail(index) }))
    await app.runQueue()
    const toVisitors = mailServer.mails.filter(({ recipients }) => recipients[0] !== owner)
    expect(toVisitors.length).toBe(mailCaps.all)
    expect(toVisitors.filter(({ recipients }) => recipients[0]?.endsWith('@firma.example')).length).toBe(
      mailCaps.domain,
    )
    expect((await readRows(app.database)).leads).toHaveLength(count)
    expect(mailServer.to(owner).filter(({ subject }) => subject?.includes('Plafond'))).toHaveLength(2)
  })

  test('the same address again and again gets three mails a day', async () => {
    for (let post = 0; post < 12; post += 1) {
      await postJson(app, { email: 'victim@example.org' })
      app.clock.advance(20 * 60_000)
    }
    expect(mailServer.to('victim@example.org')).toHaveLength(mailCaps.address)
    app.clock.advance(day)
    await app.runQueue()
    expect(mailServer.to('victim@example.org').length).toBeLessThanOrEqual(2 * mailCaps.address)
  })

  test('a thousand messages send the owner no more than the cap of a day, and the others the next days', async () => {
    const count = times(mailCaps.enquiries + 20, 1_000)
    await flood(count, () => postContact(app, anEnquiry()))
    await app.runQueue()
    const messages = () => mailServer.to(owner).filter(({ subject }) => subject?.startsWith('Contact'))
    expect(messages()).toHaveLength(mailCaps.enquiries)
    expect(await readEnquiries(app)).toHaveLength(count)
    const notices = mailServer.to(owner).filter(({ subject }) => subject?.includes('Plafond'))
    // One for the messages, one for the acknowledgements of them.
    expect(notices).toHaveLength(2)
    for (let days = 0; days < Math.ceil(count / mailCaps.enquiries); days += 1) {
      app.clock.advance(day)
      await app.runQueue()
    }
    expect(messages()).toHaveLength(count)
  })

  test('an advert as a name, a campaign or a text is in no mail but the owner gets it, and nobody else is written to', async () => {
    const advert = 'CHEAP PILLS at https://pills.example'
    await postContact(
      app,
      anEnquiry({ name: advert, email: 'victim@example.org', message: `${advert} and only today` }),
    )
    await postJson(app, { email: 'victim@example.org', utm_source: advert, utm_medium: advert, utm_campaign: advert })
    await app.runQueue()
    expect(mailServer.to(owner)).toHaveLength(2)
    // The checklist, and that the message is stored.
    const mails = mailServer.to('victim@example.org')
    expect(mails).toHaveLength(2)
    for (const { raw, text, html } of mails) expect(`${raw}${text}${html}`).not.toMatch(/pills/i)
    for (const { html } of mailServer.to(owner)) expect(html).not.toMatch(/href="[^"]*pills/)
  })
})
