import { expect, test } from 'vitest'
import { withoutLinks } from './write-mail.ts'

test('no address in a text can become a link', () => {
  expect(withoutLinks('https://a.example/b')).toBe('https[:]//a[.]example/b')
  expect(withoutLinks('www.a.example')).toBe('www[.]a[.]example')
  expect(withoutLinks('me@a.example')).toBe('me[@]a[.]example')
  expect(withoutLinks('mailto:me@a')).toBe('mailto:me[@]a')
  expect(withoutLinks('1.example, 2.müller.de/3.5')).toBe('1[.]example, 2[.]müller[.]de/3.5')
})

test('ordinary words stay as they are', () => {
  expect(withoutLinks('newsletter / hiver-2026. Suite : ici...')).toBe('newsletter / hiver-2026. Suite : ici...')
  expect(withoutLinks('3.500 €, z.B. im 2.Quartal')).toBe('3.500 €, z.B. im 2[.]Quartal')
})
