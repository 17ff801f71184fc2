import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { limits } from '../../contract/forms/typed-text.ts'
import { writeMail } from '../../documents/emails/write-mail.tsx'
import { aFolder } from '../../tests/support/backups.ts'
import { testContent } from '../../tests/support/content.ts'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import { aText } from '../../tests/support/hostile-values.ts'
import { findMailFaults } from '../../tests/support/mail-faults.ts'
import { anOutgoingMail } from '../../tests/support/outgoing-mail.ts'
import { startEach } from '../../tests/support/start.ts'
import { composeMail, createEmlFiles, type OutgoingMail, parseMailbox } from './transports.ts'

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** A mail in whose every part this text stands, as much of it in the subject as a form takes. */
const toText = (typed: string) =>
  writeMail(
    'answer-copy',
    'fr',
    {
      name: typed.slice(0, limits.name),
      answer: typed,
      message: typed,
      quote: typed,
      email: 'a@example.org',
      adminUrl: 'https://site.example/admin',
    },
    testContent,
  )

/** The same as it goes over the line. */
async function write(typed: string, more: Partial<OutgoingMail> = {}): Promise<string> {
  const { message } = await writer.sendMail(
    composeMail(
      anOutgoingMail({
        from: { name: 'Bär, "Söhne" <x>', address: 'bonjour@site.example' },
        recipient: "'onfocus='x'=?utf-8?q?=0a?=@example.org",
        reply_to: '$&{{email}}@example.org',
        ...toText(typed),
        ...more,
      }),
    ),
  )
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

const place = startEach(aFolder)
const writeFile = (folder: string) => createEmlFiles(folder, true).send(anOutgoingMail(), AbortSignal.timeout(5_000))

test('without a mail server a mail is a file, which only the owner of the process can read', async () => {
  const folder = join(place.path, 'data/mail')
  expect(await writeFile(folder)).toEqual({ isSent: true })
  const [file = '', ...others] = readdirSync(folder)
  expect([file, others]).toEqual(['a.eml', []])
  expect(readFileSync(join(folder, file), 'utf8')).toContain('To: anna@example.org')
  expect([folder, join(folder, file)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
})

test('a mail that cannot be written is not said to be sent', async () => {
  const folder = join(place.path, 'mail')
  writeFileSync(folder, '')
  expect(await writeFile(folder)).toEqual({ isSent: false, reason: 'unreachable', detail: 'EEXIST' })
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
