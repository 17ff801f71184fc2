import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { LastingError } from './outage.ts'
import { createSeal, getSecret } from './secret.ts'

function aSecretFile(text?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'businessbretzel-secret-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const file = join(dataDir, 'secret')
  if (text !== undefined) writeFileSync(file, text)
  return { file, take: () => getSecret({ secret: undefined, dataDir }) }
}

test('a secret is made once, and nobody else may read it', () => {
  const { file, take } = aSecretFile()
  const made = take()
  expect(made).toMatch(/^[0-9a-f]{64}$/)
  expect(take()).toBe(made)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test.each(['  \n', '0123456789abcdef0123456789abcde\n'])(
  'a secret file that was cut off (%j) is refused with one line that says what to do, and stays as it is',
  (text) => {
    const { file, take } = aSecretFile(text)
    expect(take).toThrow(LastingError)
    expect(take).toThrow(/^\S+\/secret [^\n]+ 32 characters[^\n]+backup[^\n]+$/)
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

test('a secret that another instance has begun to write is waited for', async () => {
  const { file, take } = aSecretFile('')
  const code = `
    setTimeout(() => require('node:fs').writeFileSync(${JSON.stringify(file)}, '5'.repeat(64)), 50)
    require('node:worker_threads').parentPort.postMessage('begun')`
  await once(new Worker(code, { eval: true }), 'message')
  expect(take()).toBe('5'.repeat(64))
})

const { seal, open } = createSeal('a secret of thirty-two characters')

test('a sealed text opens under the same secret, and never looks the same twice', () => {
  const text = '{"signInUrl":"https://site.example/admin#lien=tökên"}'
  expect(open(seal(text))).toBe(text)
  expect(seal(text)).not.toBe(seal(text))
  expect(seal(text)).not.toContain('lien')
})

test('a sealed text that was altered, or sealed under another secret, does not open', () => {
  const sealed = seal('{"name":"Ada"}')
  expect(() => createSeal('another secret of enough characters').open(sealed)).toThrow()
  expect(() => open(`${sealed.slice(0, -4)}AAAA`)).toThrow()
})
