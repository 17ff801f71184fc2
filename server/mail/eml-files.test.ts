import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOutgoingMail } from '../../tests/support/outgoing-mail.ts'
import { createEmlFiles } from './transports.ts'

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'businessbretzel-'))
})
afterEach(() => rmSync(place, { recursive: true }))

const send = (folder: string) => createEmlFiles(folder, true).send(anOutgoingMail(), AbortSignal.timeout(5_000))

test('without a mail server a mail is a file, which nobody but the owner of the process can read', async () => {
  const folder = join(place, 'data/mail')
  expect(await send(folder)).toEqual({ isSent: true })
  const [file = '', ...others] = readdirSync(folder)
  expect([file, others]).toEqual(['a.eml', []])
  expect(readFileSync(join(folder, file), 'utf8')).toContain('To: anna@example.org')
  expect([folder, join(folder, file)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
})

test('a mail that cannot be written is not said to be sent', async () => {
  const folder = join(place, 'mail')
  writeFileSync(folder, '')
  expect(await send(folder)).toEqual({ isSent: false, reason: 'unreachable', detail: 'EEXIST' })
})
