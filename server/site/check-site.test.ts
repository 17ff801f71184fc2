import { expect, test } from 'vitest'
import { checkSite } from './check-site.ts'

const siteUrl = 'https://www.example.org'

function check(pages: Record<string, string>, texts: Record<string, string> = {}, required: string[] = []): string[] {
  const there = new Set([...Object.keys(pages), ...Object.keys(texts), '/pictures/a.png', '/fonts/a.woff2'])
  const drawn = {
    pages: new Map(Object.entries(pages)),
    texts: new Map(Object.entries(texts)),
    has: (path: string) => there.has(path),
    siteUrl,
  }
  return checkSite(drawn, required)
}

test('what leads somewhere is not complained about', () => {
  const page = `<head><link rel="canonical" href="${siteUrl}/"><style>a{background:url(/pictures/a.png)}</style>
    <script>document.write('<a href="/nowhere">')</script></head>
    <h2 id="top">1 &lt; 2</h2> <a href="#top">up</a> <a href="/contact?envoye#formulaire">write</a>
    <a href="https://other.example/nowhere">other</a> <a href="mailto:a@example.org">mail</a> <a href="/admin">admin</a>
    <img src="/pictures/a.png" srcset="/pictures/a.png 1x, /pictures/a.png 2x" alt="">`
  const pages = { '/': page, '/contact': '<form id="formulaire" action="/contact"></form>' }
  expect(check(pages, { '/sitemap-0.xml': `<loc>${siteUrl}/contact</loc>` }, ['/', '/contact'])).toEqual([])
})

test.each([
  ['a link to nowhere', '<a href="/nowhere">x</a>', '/page : « /nowhere » n’existe pas.'],
  ['a relative one', '<a href="nowhere">x</a>', '/page : « /nowhere » n’existe pas.'],
  ['a place that is missing', '<a href="/other#here">x</a>', '/page : l’endroit « #here » n’existe pas dans /other.'],
  ['a place that nobody can name', '<a href="#5%">x</a>', '/page : l’endroit « #5% » n’existe pas dans /page.'],
  ['a picture that is missing', '<img src="/pictures/b.png">', '/page : « /pictures/b.png » n’existe pas.'],
  ['one of several sizes', '<img srcset="/pictures/a.png 1x, /b.png 2x">', '/page : « /b.png » n’existe pas.'],
  ['a picture of a style', '<style>a{b:url("/b.svg")}</style>', '/page : « /b.svg » n’existe pas.'],
  ['a picture for networks', `<meta content="${siteUrl}/social/b.png">`, '/page : « /social/b.png » n’existe pas.'],
  ['a price that is none', '<p>NaN €</p>', '/page : une valeur manque dans « NaN € ».'],
  ['a word that is missing', '<img alt="undefined of me">', '/page : une valeur manque dans « undefined of me ».'],
  [
    'a place nobody filled',
    '<p>Essayez dans {minutes} minutes</p>',
    '/page : une valeur manque dans « Essayez dans {minutes} minutes ».',
  ],
])('%s is said with the page on which it stands', (_what, html, sentence) => {
  expect(check({ '/page': html, '/other': '<p>other</p>' })).toEqual([sentence])
})

test('a feed that names a page that is not there, a stylesheet without its font, an address that is missing', () => {
  expect(check({}, { '/rss.xml': `<link>${siteUrl}/blog/gone</link>` })).toEqual([
    '/rss.xml : « /blog/gone » n’existe pas.',
  ])
  expect(check({}, { '/assets/a.css': '@font-face{src:url(/fonts/b.woff2)}' })).toEqual([
    '/assets/a.css : « /fonts/b.woff2 » n’existe pas.',
  ])
  expect(check({}, {}, ['/offres'])).toEqual(['/offres : cette adresse manque.'])
})

test('code may speak of what a sentence may not', () => {
  expect(check({ '/page': '<p>Write <code>{name}</code></p><pre>NaN</pre>' })).toEqual([])
})
