import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from './RichText.tsx'

const print = (text: string) => renderToStaticMarkup(<RichText text={text} />)

test('a foreign word carries its language', () => {
  expect(print('Cacher l’[de:Impressum], non.')).toBe('Cacher l’<i lang="de">Impressum</i>, non.')
})

test('a stressed word is strong', () => {
  expect(print('**Un** seul fil')).toBe('<strong>Un</strong> seul fil')
})

test('what looks like markup is printed as text', () => {
  expect(print('a < b & [it:ciao]')).toBe('a &lt; b &amp; [it:ciao]')
})

test('an e-mail is not torn apart at the end of a line', () => {
  expect(print('ein E-Mail-Fach')).toBe('ein E\u2011Mail-Fach')
})
