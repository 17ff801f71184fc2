import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { limits } from '../../contract/forms/limits.ts'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import { aText } from '../../tests/support/hostile-values.ts'
import { findMailFaults } from '../../tests/support/mail-faults.ts'
import { composeMail } from './compose-mail.ts'
import { fillTemplate } from './fill-template.ts'
import type { OutgoingMail } from './transport.ts'

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** As much of it as a form takes into one line. */
const toName = (typed: string): string => typed.slice(0, limits.name)

/** A mail in whose every part this text stands, as it goes over the line. */
async function write(typed: string, more: Partial<OutgoingMail> = {}): Promise<string> {
  const template = {
    subject: 'Copie\u00a0: votre réponse à {{name}}',
    html: '<p>{{text|lines}}</p>',
    text: '{{text|lines}}\n{{text|quoted}}',
  }
  const { message } = await writer.sendMail(
    composeMail({
      id: 'a',
      from: { name: 'Bär, "Söhne" <x>', address: 'bonjour@site.example' },
      to: "'onfocus='x'=?utf-8?q?=0a?=@example.org",
      replyTo: '$&{{email}}@example.org',
      messageId: '<a@site.example>',
      date: new Date('2026-03-02T09:00:00.000Z'),
      ...fillTemplate(template, { name: toName(typed), text: typed }),
      ...more,
    }),
  )
  return message.toString('latin1')
}

/** White space may become a fold of a header, and is one space there. */
const flat = (text = ''): string => text.toWellFormed().replace(/\s+/g, ' ').trim()

test('whatever is typed, the mail has its own fields and lines and no others, and is read as it was meant', async () => {
  const typed = ['x\r\nBcc: all@evil.example', '=?utf-8?q?=0d=0aBcc:_x?=', '🥨'.repeat(300), 'é'.repeat(3_000)]
  for (const text of [...typed, ...hostileTexts, ...fc.sample(aText, { numRuns: 300, seed: 19 })]) {
    const raw = await write(text)
    expect([text, findMailFaults(raw)]).toEqual([text, []])
    const subject = fillTemplate(
      { subject: 'Copie\u00a0: votre réponse à {{text}}', html: '', text: '' },
      { text: toName(text) },
    ).subject
    expect(flat((await PostalMime.parse(raw)).subject)).toBe(flat(subject))
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
