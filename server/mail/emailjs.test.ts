import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { limits } from '../../contract/forms/typed-text.ts'
import { pathOf } from '../../contract/routes.ts'
import { anApp } from '../../tests/support/app.ts'
import { anEnquiry, postContact, postContactPage } from '../../tests/support/contact-form.ts'
import { testContent } from '../../tests/support/content.ts'
import { postForm, postJson } from '../../tests/support/form.ts'
import { anOutgoingMail } from '../../tests/support/outgoing-mail.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEach } from '../../tests/support/start.ts'
import { readConfig } from '../config.ts'
import { day, minute } from '../runtime/clock.ts'
import { createEmailJs, createMailTransport, type Delivery } from './transports.ts'

const { messages } = testContent

const mail = anOutgoingMail({ reply_to: 'paul@example.org' })

/** What the service answers the next calls with, and whether it ends its answer. */
type EmailJsBehaviour = { status: number; text: string; headers: Record<string, string>; end: 'never' | 'broken' }
type EmailJsCall = { method: string; path: string; headers: IncomingHttpHeaders; body: Body }
type Body = { template_params: Record<string, string> }

/** A local server that speaks the one call of EmailJS. */
async function anEmailJsService() {
  const calls: EmailJsCall[] = []
  let behaviour: Partial<EmailJsBehaviour> = {}
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    calls.push({ method, path, headers, body: (await json(request)) as Body })
    const { status, text = 'OK', end } = behaviour
    if (end === 'broken') response.destroy()
    else if (!end) response.writeHead(status ?? 200, behaviour.headers).end(text)
    // Without a status not even an answer begins.
    else if (status) response.writeHead(status).write(text)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const keys = { serviceId: 'service_test', templateId: 'template_test' }
  return {
    settings: { ...keys, publicKey: 'public-key', privateKey: 'private-key', origin: `http://127.0.0.1:${port}` },
    calls,
    behave: (next: Partial<EmailJsBehaviour>) => {
      behaviour = next
    },
    remove: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const service = startEach(anEmailJsService)

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

const unsent = (reason: string, detail: string) => ({ isSent: false, reason, detail })

test.for<[behaviour: Partial<EmailJsBehaviour>, Delivery | ReturnType<typeof unsent>]>([
  [{ status: 200, text: '' }, { isSent: true }],
  [{ status: 202, text: 'OK' }, { isSent: true }],
  // These may pass: the mail waits.
  [{ status: 202, text: 'not OK' }, unsent('unreachable', 'emailjs 202')],
  [{ status: 408, text: 'Request timeout' }, unsent('unreachable', 'emailjs 408')],
  [{ status: 429, text: 'Too many requests' }, unsent('unreachable', 'emailjs 429')],
  [{ status: 500, text: 'Invalid email format' }, unsent('unreachable', 'emailjs 500')],
  // A redirect is not followed: what it leads to would say nothing of the mail.
  [{ status: 302, text: '', headers: { location: '/login' } }, unsent('unreachable', 'emailjs 302')],
  // These refuse the mail for good, or its address.
  [{ status: 403, text: 'API calls are disabled for non-browser applications' }, unsent('refused', 'emailjs 403')],
  [{ status: 422, text: 'The recipients address is corrupted' }, unsent('refused', 'emailjs 422')],
  [{ status: 400, text: 'Invalid email format' }, unsent('badAddress', 'emailjs 400')],
  [{ status: 422, text: 'Error: invalid email format.' }, unsent('badAddress', 'emailjs 422')],
  // A service that does not end its answer is given up, and may have sent the mail.
  [{ end: 'never' }, unsent('uncertain', 'emailjs Network Error')],
  [{ status: 500, text: 'W', end: 'never' }, unsent('uncertain', 'emailjs Network Error')],
  [{ end: 'broken' }, unsent('uncertain', 'emailjs Network Error')],
])('of a service that answers %j it is said: %j', async ([behaviour, delivery]) => {
  service.behave(behaviour)
  const began = performance.now()
  expect(await send(AbortSignal.timeout(behaviour.end ? 2_000 : 5_000))).toEqual(delivery)
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(service.calls).toHaveLength(1)
})

test('a network that is gone is status 0 "Network Error"', async () => {
  await service.remove()
  expect(await send()).toEqual(unsent('unreachable', 'emailjs Network Error'))
})

test('it wins over a mail server', () => {
  const config = { ...readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' }), emailJs: service.settings }
  expect(createMailTransport(config).description).toBe(`EmailJS, ${service.settings.origin}`)
})

describe('the whole product on EmailJS', () => {
  const app = startEach(() => anApp({ config: { emailJs: service.settings } }))

  test('an address that it refuses is told at once, is not tried again, and another one goes through', async () => {
    service.behave({ status: 400, text: 'Invalid email format' })
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
    service.behave({ status: 200, text: 'OK' })
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
