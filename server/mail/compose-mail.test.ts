import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { limits } from '../../contract/forms/typed-text.ts'
import { writeMail } from '../../documents/emails/write-mail.tsx'
import { testContent } from '../../tests/support/content.ts'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import { aText } from '../../tests/support/hostile-values.ts'
import { findMailFaults } from '../../tests/support/mail-faults.ts'
import { anOutgoingMail } from '../../tests/support/outgoing-mail.ts'
import type { OutgoingMail } from './transports.ts'
import { composeMail } from './transports.ts'

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** A mail in whose every part this text stands, as much of it in the subject as a form takes. */
const toText = (typed: string) =>
  writeMail(
    'answerCopy',
    'fr',
    {
      ...{ name: typed.slice(0, limits.name), answer: typed, message: typed, quote: typed },
      ...{ email: 'a@example.org', adminUrl: 'https://site.example/admin' },
    },
    testContent,
  )

/** The same as it goes over the line. */
async function write(typed: string, more: Partial<OutgoingMail> = {}): Promise<string> {
  const { message } = await writer.sendMail(
    composeMail(
      anOutgoingMail({
        from: { name: 'Bär, "Söhne" <x>', address: 'bonjour@site.example' },
        to: "'onfocus='x'=?utf-8?q?=0a?=@example.org",
        replyTo: '$&{{email}}@example.org',
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
  const raw = await write('Bonjour', { thread })
  expect(findMailFaults(raw)).toEqual([])
  const read = await PostalMime.parse(raw)
  expect([read.references?.split(/\s+/), read.inReplyTo]).toEqual([thread, thread[19]])
})

test('says of itself that it is automatic, unless a person wrote it', async () => {
  const automatic = /^Auto-Submitted: auto-generated\r\nX-Auto-Response-Suppress: All\r$/m
  expect(await write('Bonjour')).toMatch(automatic)
  expect(await write('Bonjour', { isByHand: true })).not.toMatch(/^(Auto|X)-/m)
})
