import { expect, test } from 'vitest'
import { createSeal } from './secret.ts'

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
