import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../contract/forms/typed-text.ts'
import { pathOf } from '../../contract/routes.ts'
import { anApp } from '../../tests/support/app.ts'
import { anEnquiry, postContact, postContactPage } from '../../tests/support/contact-form.ts'
import { testContent } from '../../tests/support/content.ts'
import { anEmailJsService, type EmailJsService } from '../../tests/support/emailjs-service.ts'
import { postForm, postJson } from '../../tests/support/form.ts'
import { anOutgoingMail } from '../../tests/support/outgoing-mail.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEach } from '../../tests/support/start.ts'
import { readConfig } from '../config.ts'
import { day, minute } from '../runtime/clock.ts'
import { createEmailJs, createMailTransport, type Delivery } from './transports.ts'

const { messages } = testContent

const mail = anOutgoingMail({ replyTo: 'paul@example.org' })

let service: EmailJsService
beforeEach(async () => {
  service = await anEmailJsService()
})
afterEach(() => service.stop())

const send = (signal = AbortSignal.timeout(5_000)): Promise<Delivery> =>
  createEmailJs(service.settings).send(mail, signal)

test('one call carries keys, ids and the mail, as the service documents it', async () => {
  expect(await send()).toEqual({ isSent: true })
  expect(service.calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/v1.0/email/send',
      headers: { 'content-type': 'application/json' },
      body: {
        lib_version: '3.11.0',
        user_id: 'public-key',
        accessToken: 'private-key',
        service_id: 'service_test',
        template_id: 'template_test',
        template_params: {
          to_email: 'anna@example.org',
          from_name: 'BusinessBretzel',
          from_email: 'bonjour@site.example',
          reply_to: 'paul@example.org',
          subject: 'Ça « coince » ?',
          message: 'Bonjour',
          message_html: '<p>Bonjour</p>',
          message_id: '<a@site.example>',
        },
      },
    },
  ])
})

test.each([
  [200, ''],
  [202, 'OK'],
])('%i with the text "%s" is a success', async (status, text) => {
  service.behave({ kind: 'answer', status, text })
  expect(await send()).toEqual({ isSent: true })
})

test.each([
  [202, 'not OK'],
  [408, 'Request timeout'],
  [429, 'Too many requests'],
  [500, 'Invalid email format'],
])('%i "%s" may pass: the mail waits', async (status, text) => {
  service.behave({ kind: 'answer', status, text })
  expect(await send()).toEqual({ isSent: false, reason: 'unreachable', detail: `emailjs ${status}` })
})

test.each([
  [403, 'API calls are disabled for non-browser applications'],
  [422, 'The recipients address is corrupted'],
])('%i "%s" refuses the mail for good', async (status, text) => {
  service.behave({ kind: 'answer', status, text })
  expect(await send()).toEqual({ isSent: false, reason: 'refused', detail: `emailjs ${status}` })
})

test.each([
  [400, 'Invalid email format'],
  [422, 'Error: invalid email format.'],
])('%i "%s" refuses the address', async (status, text) => {
  service.behave({ kind: 'answer', status, text })
  expect(await send()).toEqual({ isSent: false, reason: 'badAddress', detail: `emailjs ${status}` })
})

test('a redirect is not followed: what it leads to would say nothing of the mail', async () => {
  service.behave({ kind: 'answer', status: 302, text: '', headers: { location: '/login' } })
  expect(await send()).toEqual({ isSent: false, reason: 'unreachable', detail: 'emailjs 302' })
  expect(service.calls).toHaveLength(1)
})

const networkError = { isSent: false, reason: 'unreachable', detail: 'emailjs Network Error' }

test('a network that is gone is status 0 "Network Error"', async () => {
  await service.stop()
  expect(await send()).toEqual(networkError)
})

test.each(['hang', 'drip', 'break'] as const)(
  'a service that does not end its answer (%s) is given up, and may have sent the mail',
  async (kind) => {
    service.behave({ kind })
    const began = performance.now()
    expect(await send(AbortSignal.timeout(500))).toEqual({ ...networkError, reason: 'uncertain' })
    expect(performance.now() - began).toBeLessThan(10_000)
  },
)

test('it wins over a mail server', () => {
  const config = { ...readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' }), emailJs: service.settings }
  expect(createMailTransport(config).description).toBe(`EmailJS, ${service.settings.origin}`)
})

describe('the whole product on EmailJS', () => {
  const app = startEach(() => anApp({ config: { emailJs: service.settings } }))

  test('an address that it refuses is told at once, is not tried again, and another one goes through', async () => {
    service.behave({ kind: 'answer', status: 400, text: 'Invalid email format' })
    const submission = { ...anEnquiry(), submissionId: crypto.randomUUID() }
    const signUp = { email: 'lead@example.org', submissionId: crypto.randomUUID() }
    for (const _time of ['first', 'again']) {
      for (const answer of [await postContact(app, submission), await postJson(app, signUp)]) {
        expect([answer.status, await answer.json()]).toEqual([202, { sent: false, reason: 'badAddress' }])
      }
    }
    const page = await (await postContactPage(app, 'de', submission)).text()
    expect(page).toContain(messages.de.contactForm.notices.format.text)
    expect(page).toContain(`value="${submission.email}"`)
    const plain = await (await postForm(app, pathOf('checklist', 'fr'), signUp)).text()
    expect(plain).toContain(messages.fr.checklistForm.unsent.badAddress)
    app.clock.advance(minute)
    await app.runQueue()
    const calls = service.calls.length
    app.clock.advance(day)
    await app.runQueue()
    expect(service.calls).toHaveLength(calls)
    const { outbox } = await readRows(app.database)
    expect(new Set(outbox.map(({ state }) => state))).toEqual(new Set(['gave-up']))
    service.behave({ kind: 'answer', status: 200, text: 'OK' })
    const repaired = await postContact(app, { ...submission, email: 'anna@example.org', submissionId: undefined })
    expect(await repaired.json()).toEqual({ sent: true })
  })

  test('the longest message is below what the service takes (50 KB of values)', async () => {
    const message = '"<&>\n'.repeat(limits.messageMax / 5)
    expect((await postContact(app, anEnquiry({ message: `x${message.slice(1)}` }))).status).toBe(200)
    const call = service.calls.find(({ body }) => body.template_params.to_email === 'owner@example.com')
    const size = Buffer.byteLength(JSON.stringify(call?.body.template_params))
    expect(size).toBeLessThan(50_000)
  })
})
