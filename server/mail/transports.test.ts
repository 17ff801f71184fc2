// Long: a mail as it goes over the line, and each of its ways out.

import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, onTestFinished, test } from 'vitest'
import { limits } from '../../contract/forms/typed-text.ts'
import { mailValues } from '../../contract/mails.ts'
import { perKey } from '../../contract/per-key.ts'
import { pathOf } from '../../contract/routes.ts'
import { writeMail } from '../../documents/emails/write-mail.tsx'
import { anApp } from '../../tests/support/app.ts'
import { aFolder } from '../../tests/support/backups.ts'
import { anEnquiry, postContact, postContactPage } from '../../tests/support/contact-form.ts'
import { testContent } from '../../tests/support/content.ts'
import { postForm, postJson } from '../../tests/support/form.ts'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import { aText } from '../../tests/support/hostile-values.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEach } from '../../tests/support/start.ts'
import { readConfig } from '../config.ts'
import { day, minute } from '../runtime/clock.ts'
import {
  composeMail,
  createEmailJs,
  createEmlFiles,
  createMailTransport,
  type OutgoingMail,
  parseMailbox,
} from './transports.ts'

const { messages } = testContent

/** A mail as a transport gets it. */
const mail: OutgoingMail = {
  id: 'a',
  from: { name: 'BusinessBretzel', address: 'bonjour@site.example' },
  kind: 'checklist',
  recipient: 'anna@example.org',
  reply_to: 'paul@example.org',
  thread: null,
  message_id: '<a@site.example>',
  queued_at: '2026-03-02T09:00:00.000Z',
  subject: 'Ça « coince » ?',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
}

/** The fields that a mail of ours may have, each at most once. */
const ownFields = [
  ...['date', 'from', 'to', 'reply-to', 'message-id', 'in-reply-to', 'references', 'subject'],
  ...['mime-version', 'content-type', 'auto-submitted', 'x-auto-response-suppress'],
]
const always = ['date', 'from', 'to', 'message-id', 'subject', 'mime-version', 'content-type']

const atoms = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*"
const messageId = new RegExp(`^<${atoms}@${atoms}>$`)
const date = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} \+0000$/

/**
 * What is wrong with a mail as it went over the line: what RFC 5322 forbids (2.1.1 lines, 2.2 fields, 3.3 date, 3.6
 * each once, 3.6.4 ids), letters beyond ASCII, and fields that are none of ours.
 */
function findMailFaults(raw: string): string[] {
  const faults: string[] = []
  const lines = raw.split('\r\n')
  if (lines.some((line) => /[\r\n]/.test(line))) faults.push('a line end that is none')
  if (lines.some((line) => line.length > 998)) faults.push('a line of more than 998 characters')
  if (/[^\x20-\x7e\t\r\n]/.test(raw)) faults.push('a character that is not of printable ASCII')

  const head = lines.slice(0, lines.indexOf(''))
  if (head.some((line) => line.trim() === '')) faults.push('a folded line without anything')
  for (const line of head)
    if (line.length > 78 && /\S\s\S/.test(line)) faults.push(`a header that is not folded: ${line}`)
  const unfolded = head.join('\r\n').replace(/\r\n(?=[ \t])/g, '')
  const fields = unfolded.split('\r\n').map((line) => line.split(/: *(.*)/s, 2))
  const names = fields.map(([name = '']) => name.toLowerCase())
  for (const name of names) if (!ownFields.includes(name)) faults.push(`the field "${name}"`)
  for (const name of ownFields) {
    const count = names.filter((one) => one === name).length
    if (count > 1 || (count === 0 && always.includes(name))) faults.push(`${count} fields "${name}"`)
  }
  const fieldOf = (name: string) => fields[names.indexOf(name)]?.[1]
  const idsOf = (name: string) => fieldOf(name)?.split(/[ \t]+/) ?? []
  const [replied, references] = [idsOf('in-reply-to'), idsOf('references')]
  for (const id of [...idsOf('message-id'), ...replied, ...references])
    if (!messageId.test(id)) faults.push(`the id ${id}`)
  if (replied.length > 1 || replied[0] !== references.at(-1))
    faults.push('a thread that does not end with what is answered')
  if (new Set([...references, ...idsOf('message-id')]).size !== references.length + 1) faults.push('an id twice')
  if (!date.test(fieldOf('date') ?? '')) faults.push(`the date ${fieldOf('date')}`)
  return faults
}

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** A mail in whose every part this text stands, as much of it in the subject as a form takes. */
const toText = (typed: string) => {
  const [email, adminUrl] = ['a@example.org', 'https://site.example/admin']
  const values = { name: typed.slice(0, limits.name), answer: typed, message: typed, quote: typed, email, adminUrl }
  return writeMail('answer-copy', 'fr', values, testContent)
}

/** The same as it goes over the line. */
async function write(typed: string, more: Partial<OutgoingMail> = {}): Promise<string> {
  const hostile = {
    from: { name: 'Bär, "Söhne" <x>', address: 'bonjour@site.example' },
    recipient: "'onfocus='x'=?utf-8?q?=0a?=@example.org",
    reply_to: '$&{{email}}@example.org',
  }
  const { message } = await writer.sendMail(composeMail({ ...mail, ...hostile, ...toText(typed), ...more }))
  return message.toString('latin1')
}

/** White space may become a fold of a header, and is one space there. */
const flat = (text = ''): string => text.toWellFormed().replace(/\s+/g, ' ').trim()

test('whatever is typed, the mail has its own fields and lines and no others, and its subject is decoded nowhere', async () => {
  const typed = ['x\r\nBcc: all@evil.example', '=?utf-8?q?=0d=0aBcc:_x?=', '🥨'.repeat(300), 'é'.repeat(3_000)]
  for (const text of [...typed, ...hostileTexts, ...fc.sample(aText, { numRuns: 300, seed: 19 })]) {
    const raw = await write(text)
    expect([text, findMailFaults(raw)]).toEqual([text, []])
    expect(flat((await PostalMime.parse(raw)).subject)).toBe(flat(toText(text).subject.replaceAll('=?', '= ?')))
  }
})

test('a thread of any length is named in folded lines, its end as what is answered', async () => {
  const thread = Array.from({ length: 20 }, (_, index) => `<${'0'.repeat(35)}${index}@a-long-name.site.example>`)
  const raw = await write('Bonjour', { thread: thread.join(' ') })
  expect(findMailFaults(raw)).toEqual([])
  const read = await PostalMime.parse(raw)
  expect([read.references?.split(/\s+/), read.inReplyTo]).toEqual([thread, thread[19]])
})

test('says of itself that it is automatic, unless a person wrote it', async () => {
  const automatic = /^Auto-Submitted: auto-generated\r\nX-Auto-Response-Suppress: All\r$/m
  expect(await write('Bonjour')).toMatch(automatic)
  expect(await write('Bonjour', { kind: 'answer' })).not.toMatch(/^(Auto|X)-/m)
})

test('without a mail server a mail is a file, which only the owner of the process can read, and is not said to be sent where it cannot be written', async () => {
  const place = aFolder()
  onTestFinished(place.remove)
  const writeFile = (folder: string) => createEmlFiles(folder, true).send(mail, AbortSignal.timeout(5_000))
  const folder = join(place.path, 'data/mail')
  expect(await writeFile(folder)).toEqual({ isSent: true })
  expect(readdirSync(folder)).toEqual(['a.eml'])
  const file = join(folder, 'a.eml')
  expect(readFileSync(file, 'utf8')).toContain('To: anna@example.org')
  expect([folder, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
  writeFileSync(join(place.path, 'mail'), '')
  const unwritten = { isSent: false, reason: 'unreachable', detail: 'EEXIST' }
  expect(await writeFile(join(place.path, 'mail'))).toEqual(unwritten)
})

test.each([
  ['bonjour@site.fr', undefined, 'bonjour@site.fr'],
  ['<bonjour@site.fr>', undefined, 'bonjour@site.fr'],
  ['Anna Müller <anna@müller.de>', 'Anna Müller', 'anna@xn--mller-kva.de'],
  ['  Dr. Anna  <anna@site.fr> ', 'Dr. Anna', 'anna@site.fr'],
  ['"Müller, Anna" <anna@site.fr>', 'Müller, Anna', 'anna@site.fr'],
  ['"Anna \\"Nana\\" <x@y.fr>" <anna@site.fr>', 'Anna "Nana" <x@y.fr>', 'anna@site.fr'],
  ['L’atelier d’Anna <anna@site.fr>', 'L’atelier d’Anna', 'anna@site.fr'],
])('%s is a sender', (text, name, address) => {
  expect(parseMailbox(text)).toEqual({ name, address })
})

test.each([
  'Anna',
  'Anna <anna>',
  'Anna <a@site.fr>, Ben <b@site.fr>',
  'Anna, Ben <b@site.fr>',
  'a@site.fr <b@site.fr>',
  '"Anna <a@site.fr>',
  'Anna (home) <a@site.fr>',
  'Anna: a@site.fr;',
  'Anna <a@site.fr> Ben',
  'Anna\r\nBcc: x@y.fr <a@site.fr>',
  `${'x'.repeat(121)} <a@site.fr>`,
  'a@site.fr>',
  '>',
])('%j is none: nothing would be known of whom the mail is from', (text) => {
  expect(parseMailbox(text)).toBeUndefined()
})

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

describe('by EmailJS', () => {
  const service = startEach(anEmailJsService)
  const send = (sent = mail, signal = AbortSignal.timeout(5_000)) => createEmailJs(service.settings).send(sent, signal)
  const unsent = (reason: string, detail: string) => ({ isSent: false, reason, detail })

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

  test('the longest message is below what the service takes (50 KB of values)', async () => {
    const values = perKey(mailValues.enquiry, (key: string) => `https://site.example/${key}`)
    const message = '"<&>\n'.repeat(limits.messageMax / 5)
    await send({ ...mail, ...writeMail('enquiry', 'fr', { ...values, message }, testContent) })
    expect(Buffer.byteLength(JSON.stringify(service.calls[0]?.body.template_params))).toBeLessThan(50_000)
  })

  test.for<[behaviour: Partial<EmailJsBehaviour>, ReturnType<typeof unsent> | { isSent: true }]>([
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
    const giveUp = new AbortController()
    const sending = send(mail, giveUp.signal)
    await expect.poll(() => service.calls.length).toBe(1)
    if (behaviour.end === 'never') giveUp.abort()
    expect(await sending).toEqual(delivery)
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

  test('an address that it refuses is told at once, is not tried again, and another one goes through', async () => {
    const app = await anApp({ config: { emailJs: service.settings } })
    onTestFinished(app.remove)
    service.behave({ status: 400, text: 'Invalid email format' })
    const submission = { ...anEnquiry(), submissionId: crypto.randomUUID() }
    const signUp = { email: 'lead@example.org', submissionId: crypto.randomUUID() }
    for (const answer of [await postContact(app, submission), await postJson(app, signUp)])
      expect([answer.status, await answer.json()]).toEqual([202, { sent: false, reason: 'badAddress' }])
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
})
