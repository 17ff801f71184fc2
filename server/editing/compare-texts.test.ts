import { expect, test } from 'vitest'
import { z } from 'zod'
import { formatPrice } from '../../contract/formats.ts'
import { compareTexts } from './compare-texts.ts'

const article = 'articles/fr/sie-ou-du/article.md'
const toArticle = (head: string, body: string) => `---\n${head}\n---\n${body}`

const noRoots = () => ({})

const partsOf = (path: string, before: string | null, after: string | null) =>
  compareTexts([{ path, before, after }], noRoots).flatMap(({ parts }) => parts)

/** What differs between two texts of an article with the same head. */
const passagesOf = (before: string, after: string) =>
  partsOf(article, toArticle('title: Un titre', before), toArticle('title: Un titre', after))

test('a field is called by its labels, an entry of a list by its number, whatever was put before it', () => {
  const path = 'redirects.yaml'
  const entry = (from: string, to: string) => `- from: ${from}\n  to: ${to}\n`
  const toFile = (...entries: string[]) => entries.join('')
  const before = toFile(entry('/un', '/blog/un'), entry('/deux', '/blog/deux'))
  const after = toFile(entry('/zero', '/blog/zero'), entry('/un', '/blog/un'), entry('/deux', '/blog/trois'))
  const parts = partsOf(path, before, after)
  expect(parts.map((part) => [part.names.find((name) => typeof name === 'number'), part.before, part.after])).toEqual([
    [1, null, '/zero'],
    [1, null, '/blog/zero'],
    [3, '/blog/deux', '/blog/trois'],
  ])
  expect(JSON.stringify(parts)).not.toMatch(/"from|"to"/)
})

test('marks of a text are no words of it', () => {
  const page = (words: string) => `head:\n  title: ${words}\n`
  const parts = partsOf('pages/legal-notice/de.yaml', page('Das [de:Impressum]'), page("'**Mein** Impressum'"))
  expect(parts).toMatchObject([{ before: 'Das Impressum', after: 'Mein Impressum' }])
})

test('an article with another address is one that is renamed, with what else has changed of it', () => {
  const before = toArticle('title: Un titre', 'Le pain est bon.')
  const after = toArticle('title: Un titre', 'Le pain est cher.')
  const moved = 'articles/fr/vous-ou-tu/article.md'
  const texts = compareTexts(
    [
      { path: article, before, after: null },
      { path: 'articles/fr/sie-ou-du/port.webp', before: '', after: null },
      { path: moved, before: null, after },
      { path: 'articles/fr/vous-ou-tu/port.webp', before: null, after: '' },
      { path: 'articles/de/sie-ou-du/article.md', before: null, after },
    ],
    noRoots,
  )
  expect(texts).toMatchObject([
    { path: 'articles/de/sie-ou-du/article.md', kind: 'added', pictures: [] },
    {
      path: moved,
      kind: 'renamed',
      parts: [
        { before: '/blog/sie-ou-du', after: '/blog/vous-ou-tu' },
        { before: 'Le pain est bon.', after: 'Le pain est cher.' },
      ],
      pictures: [],
    },
  ])
})

test('settings of an article are single values, its title names it', () => {
  const before = toArticle('title: Un titre\nkeywords: [un, deux]\ncover: loupe', 'Le texte.')
  const after = toArticle('title: Un **autre** titre\nkeywords: [un, trois]\nrelated: [un-article]', 'Le texte.')
  const [text] = compareTexts(
    [
      { path: article, before, after },
      { path: 'articles/fr/sie-ou-du/gare.webp', before: null, after: '' },
      { path: 'articles/fr/sie-ou-du/port.webp', before: '', after: null },
    ],
    noRoots,
  )
  expect(text).toMatchObject({
    path: article,
    title: 'Un autre titre',
    locale: 'fr',
    kind: 'changed',
    pictures: [
      { name: 'gare.webp', kind: 'added' },
      { name: 'port.webp', kind: 'gone' },
    ],
  })
  expect(text?.parts.map((part) => [part.setting, part.before, part.after])).toEqual([
    ['title', 'Un titre', 'Un autre titre'],
    ['keywords', 'un, deux', 'un, trois'],
    ['cover', 'Loupe', null],
    ['related', null, 'un-article'],
  ])
})

test('passages are followed where others were put before them, and named by what they are and the heading above', () => {
  const [before, after] = ['Comptez trois semaines pour répondre.', 'Comptez deux semaines pour répondre.']
  const toText = (...passages: string[]) => ['Le début.', '## Le délai', ...passages].join('\n\n')
  const names = ['Le délai']
  expect(
    passagesOf(toText(before, '- un\n- deux'), toText('Une phrase de plus.', after, '- un\n- deux\n- trois')),
  ).toEqual([
    { names, passage: 'paragraph', before: null, after: 'Une phrase de plus.' },
    { names, passage: 'paragraph', before, after },
    { names, passage: 'list', before: null, after: 'trois' },
  ])
})

test('no mark of Markdown is shown: blocks, tables, sources, pictures and words of another language are words', () => {
  const body = `Rendez-vous à 14:30 avec **le** :de[Impressum].[^un]

:::table[Deux pays]
| Moment | En France |
| - | - |
| Lundi | *rien* |
:::

:::definition{word="Abmahnung" say="AP-ma-noung"}
Une mise en demeure.
:::

![Un quai de gare](gare.webp)

[^un]: Office, « Titre », 2026, https://example.com
`
  const parts = passagesOf('', body)
  expect(parts.map(({ passage, after }) => [passage, after])).toEqual([
    ['paragraph', 'Rendez-vous à 14:30 avec le Impressum.'],
    ['table', 'Deux pays'],
    ['table', 'Moment · En France'],
    ['table', 'Lundi · rien'],
    ['definition', 'Abmahnung (AP-ma-noung)'],
    ['definition', 'Une mise en demeure.'],
    ['picture', 'Un quai de gare'],
    ['source', 'Office, « Titre », 2026, https://example.com'],
  ])
})

test('what is no word is told where nothing else has changed: where a link leads, which picture, how words are set', () => {
  expect(passagesOf('Lisez [ceci](/blog/un).', 'Lisez [ceci](/blog/deux).')).toMatchObject([
    { before: 'Lisez ceci (/blog/un).', after: 'Lisez ceci (/blog/deux).' },
  ])
  expect(passagesOf('Lisez ceci.', 'Lisez **ceci**.')).toMatchObject([{ before: 'Lisez ceci.', after: 'Lisez ceci.' }])
  expect(passagesOf('Lisez ceci.', 'Lisez\nceci.')).toEqual([])
})

test('a text that is new, gone, unreadable or too heavy to be read is said to be so, and nothing of it is shown as it is written', () => {
  const text = toArticle('title: Un titre', 'Le texte.')
  expect(compareTexts([{ path: article, before: text, after: null }], noRoots)).toEqual([
    { path: article, locale: 'fr', title: 'Un titre', kind: 'gone', parts: [], pictures: [] },
  ])
  expect(compareTexts([{ path: article, before: null, after: text }], noRoots)).toMatchObject([
    { kind: 'added', parts: [{ setting: 'title' }, { passage: 'paragraph', after: 'Le texte.' }] },
  ])
  expect(partsOf('redirects.yaml', '[]\n', '"\n')).toEqual([])
  expect(passagesOf('', '> '.repeat(500))).toEqual([])
})

test('a value written elsewhere is compared as it is printed', () => {
  const price = z.number().meta({ format: 'price' })
  const rootsOf = () => ({ offers: { value: { vip: 3500 }, schema: z.object({ vip: price }) } })
  const toOffer = (hero: string) => `hero:\n  title: ${hero}\n`
  const [text] = compareTexts(
    [{ path: 'pages/vip/fr.yaml', before: toOffer('Dès {offers.vip}'), after: toOffer('À {offers.vip}') }],
    rootsOf,
  )
  const printed = formatPrice(3500, 'fr')
  expect(text?.parts).toMatchObject([{ before: `Dès ${printed}`, after: `À ${printed}` }])
})
