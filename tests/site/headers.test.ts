import { beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../../contract/forms/typed-text.ts'
import { locales } from '../../contract/locales.ts'
import { api, pathOf, tokenRoutes } from '../../contract/routes.ts'
import { type AppWithMail, anApp, anAppWithMail, type TestApp } from '../support/app.ts'
import { testContent } from '../support/content.ts'
import { postForm, postJson } from '../support/form.ts'
import { findLink } from '../support/mail-server.ts'
import { sayRaw } from '../support/raw-http.ts'
import { readPage } from '../support/read-page.ts'
import { pagesOfEachKind, published } from '../support/site-pages.ts'
import { takeAway } from '../support/take-away.ts'

let app: AppWithMail
/** The same behind TLS, with an address of its own. */
let secure: TestApp
let answers: [string, number, Response][]

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin)$/),
  'permissions-policy': expect.stringContaining('camera=()'),
}

/** Where pages stood before. */
const moved = new Map([
  ['/blog/ancien', { to: '/blog/sie-ou-du' }],
  ['/blog/retire', {}],
  ['/de/blog/weg', {}],
  ['/contact', { to: '/blog' }],
])

const ask = (path: string, options: RequestInit = {}) => fetch(app.url + path, { redirect: 'manual', ...options })

/** One answer of every kind the product gives, with the status it should have. */
async function collectAnswers(): Promise<[string, number, Response][]> {
  const page = pathOf('checklist', 'fr')
  await postForm(app, page, { email: 'anna@example.org' })
  const download = new URL(findLink(app.mailServer.to('anna@example.org')[0], tokenRoutes.download.fr)).pathname
  const etag = (await ask('/')).headers.get('etag') ?? ''
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const kinds: [string, number, Response][] = [
    ['a page', 200, await ask('/')],
    ['a page that is known already', 304, await ask('/', { headers: { 'if-none-match': etag } })],
    ['a HEAD', 200, await ask('/', { method: 'HEAD' })],
    ['a picture', 200, await ask('/favicon.svg')],
    ['a font', 200, await ask('/fonts/affiche-lecture.woff2')],
    ['robots.txt', 200, await ask('/robots.txt')],
    ['an unknown page', 404, await ask('/de/nichts')],
    ['an unknown address of the interface', 404, await ask('/api/nothing')],
    ['a wrong method', 405, await ask(api.checklist)],
    ['a wrong method on a page', 405, await ask('/', { method: 'DELETE' })],
    ['an unreadable body', 400, await postJson(app, '{"email":')],
    ['another origin', 403, await postJson(app, { email: 'a@example.org' }, { 'sec-fetch-site': 'cross-site' })],
    ['a damaged link', 404, await ask(`${tokenRoutes.download.fr}/${'A'.repeat(51)}`)],
    ['a body too large', 413, await ask(page, { method: 'POST', headers: form, body: 'x'.repeat(limits.body + 1) })],
    ['a wrong type', 415, await ask(page, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' })],
    ['a wrong address', 422, await postForm(app, page, { email: 'anna' })],
    ['a moved address', 308, await ask('/blog/ancien')],
    ['a withdrawn one', 410, await ask('/blog/retire')],
    ['a wrong address as JSON', 422, await postJson(app, { email: 'anna' })],
    ['a sign-up', 303, await postForm(app, page, { email: 'paul@example.org' })],
    ['a sign-up as JSON', 200, await postJson(app, { email: 'lea@example.org' })],
    ['a button page', 200, await ask(download)],
    ['a slash too many', 308, await ask('/contact/')],
    ['health', 200, await ask('/health')],
  ]
  await app.database.db.deleteFrom('people').where('email', '=', 'anna@example.org').execute()
  kinds.push(['an erased link', 410, await ask(download)])
  const putBack = await takeAway(app.database, 'checklist_downloads')
  kinds.push(
    ['a fault', 500, await ask(download)],
    ['not stored', 503, await postJson(app, { email: 'b@example.org' })],
  )
  await putBack()
  return kinds
}

beforeAll(async () => {
  app = await anAppWithMail({ changeSite: ({ current }) => ({ current: () => ({ ...current(), moved }) }) })
  answers = await collectAnswers()
  secure = await anApp({ config: { siteUrl: 'https://site.example', isProduction: true, trustProxy: 1 } })
  return () => Promise.all([app.remove(), secure.remove()])
})

test('every kind of answer has its status', () => {
  expect(answers.map(([name, , { status }]) => [name, status])).toEqual(answers.map(([name, status]) => [name, status]))
})

test('every answer forbids guessing types, framing, and use by other sites', () => {
  for (const [name, , { headers }] of answers) {
    const sent = Object.fromEntries(headers)
    expect([name, sent]).toEqual([name, expect.objectContaining(always)])
    const revealing = ['set-cookie', 'x-powered-by', 'server'].filter((header) => header in sent)
    expect([name, revealing]).toEqual([name, []])
  }
})

test('every answer has a content security policy that names hashes and nothing unsafe', () => {
  for (const [name, , { headers }] of answers) {
    const policy = headers.get('content-security-policy')
    expect([name, policy]).toEqual([name, expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/)])
    expect([name, policy]).toEqual([name, expect.not.stringMatching(/unsafe-|\*|https?:/)])
  }
})

test('what links carry of a visit changes no page, and stands in nothing that is published', async () => {
  const via = '?via=/blog,google,utm_source=brief'
  for (const { path, kind, html } of pagesOfEachKind) {
    const answer = await ask(path + via)
    expect([path, await answer.text()]).toEqual([path, html])
    if (kind !== 'notFound') expect([path, answer.headers.get('no-vary-search')]).toEqual([path, 'params=("via")'])
  }
  const again = await postForm(app, pathOf('contact', 'fr') + via, { name: 'Anna' })
  const texts = [...published.files].map(([path, { bodies }]) => [path, bodies.identity.toString('utf8')] as const)
  const shown = [...texts, ['a form that is shown again', await again.text()] as const]
  expect(shown.filter(([, text]) => /[?&;]via=/.test(text)).map(([path]) => path)).toEqual([])
})

test('a page that a link with a token leads to tells its address to nobody and stays in no cache', () => {
  const answerTo = (what: string) => answers.find(([name]) => name === what)?.[2]
  const page = answerTo('a button page')
  expect(page?.headers.get('referrer-policy')).toBe('same-origin')
  expect(page?.headers.get('cache-control')).toBe('no-store')
  for (const one of [page, answerTo('a wrong address')]) expect(one?.headers.get('x-robots-tag')).toBe('noindex')
})

test('behind TLS every answer asks for TLS for a year from now on', async () => {
  const headers = { host: 'site.example', 'x-forwarded-proto': 'https' }
  for (const [url, status, more] of [
    ['/', 200, headers],
    ['/nothing', 404, headers],
    ['/contact/', 308, headers],
    ['/', 308, { ...headers, host: 'www.site.example' }],
    [api.checklist, 405, headers],
  ] as const) {
    const answer = await secure.server.inject({ url, headers: more })
    const [, age] = /max-age=(\d+)/.exec(String(answer.headers['strict-transport-security'])) ?? []
    expect([url, answer.statusCode, Number(age) >= 31_536_000]).toEqual([url, status, true])
  }
})

describe('each page has one address', () => {
  test.each(['/contact', '/en', '/blog/sie-ou-du'])(
    'a slash at the end leads to it for good, and keeps what follows the question mark: %s',
    async (path) => {
      const query = '?utm_campaign=soldes?&utm_source=lettre'
      const answer = await ask(`${path}/${query}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([308, path + query])
    },
  )

  test.each([
    ['/politique-confidentialite', pathOf('privacy', 'fr')],
    ['/politique-confidentialite/', pathOf('privacy', 'fr')],
    ['/favicon.ico', '/icon-192.png'],
  ])('an older name leads to the new one: %s', async (path, location) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location'), (await ask(location)).status]).toEqual([308, location, 200])
  })

  test.each(['/index.html', '/en.html', '/checklist-dach.html', '/404.html'])(
    'a name of a file is none: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  test('no spelling of a path is sent on to another host', async () => {
    const spellings = ['//', '///', '/\\', '\\\\', '/%5c', '/%5C', '%5c%5c', '/%5c\\', '/%2f%2f', '/.//', '/.\\']
    for (const spelling of spellings) {
      const path = `${spelling}evil.example/`
      // As it stands: `fetch` would put it right before sending.
      const target = path.startsWith('/') ? path : `/${path}`
      const answer = await sayRaw(app.url, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      const location = answer.headers.get('location') ?? 'none'
      expect([path, answer.status, location]).toEqual([path, 308, expect.stringMatching(/^\/(?!\/|\\|%5c)/i)])
      expect([path, new URL(location, app.url).origin]).toEqual([path, app.url])
    }
  })

  test('a detour that depends on host and scheme is stored by nobody, and caches are told what it depends on', async () => {
    for (const [url, host, scheme, location] of [
      ['/contact', 'www.site.example', 'https', 'https://site.example/contact'],
      ['/contact', 'site.example', 'http', 'https://site.example/contact'],
      ['/%5cevil.example/', 'site.example', 'http', 'https://site.example/evil.example'],
      ['/contact/', 'site.example', 'https', '/contact'],
    ] as const) {
      const { statusCode, headers } = await secure.server.inject({
        url,
        headers: { host, 'x-forwarded-proto': scheme },
      })
      expect([statusCode, headers.location, headers.vary]).toEqual([308, location, 'host, x-forwarded-proto'])
      const isElsewhere = location.startsWith('https:')
      expect([location, headers['cache-control']]).toEqual([
        location,
        isElsewhere ? 'no-store' : 'public, max-age=3600',
      ])
    }
  })

  test('a form that is posted is answered, never sent back to where it was posted, whatever the proxy leaves out', async () => {
    for (const headers of [
      { host: 'site.example' },
      { host: 'site.example', origin: 'https://site.example' },
      { host: '127.0.0.1:3000', origin: 'https://site.example' },
    ]) {
      const answer = await secure.server.inject({
        method: 'POST',
        url: api.checklist,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: { email: 'anna@example.org' },
      })
      expect([headers, answer.statusCode]).toEqual([headers, 200])
    }
  })
})

test.each([
  [pathOf('vip', 'fr'), 'vip'],
  [pathOf('auditDach', 'fr'), 'audit'],
  [pathOf('expressAudit', 'de'), 'audit'],
])('the contact form opened from %s has the subject %s', async (from, subject) => {
  const page = pagesOfEachKind.find(({ path }) => path === from)
  const [address = ''] = page?.values('header .menu a.button', 'href')[0]?.split('#') ?? []
  // With what a link carries of the visit, too.
  for (const asked of [address, `${address}&via=/,google,`]) {
    const answer = await ask(asked)
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, null])
    expect(await answer.text()).toMatch(new RegExp(`<option value="${subject}" selected`))
  }
  expect((await ask('/contact?subject=nonsense')).status).toBe(200)
})

test('a page is kept by the browser only as long as it is current; hashed files for good', async () => {
  const answer = await ask(pathOf('checklist', 'de'))
  expect(answer.headers.get('cache-control')).toContain('must-revalidate')
  expect(answer.headers.get('vary')).toContain('accept-encoding')
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(await answer.text()) ?? []
  expect((await ask(script)).headers.get('cache-control')).toContain('immutable')
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', 'identity'],
])('to who accepts %s a page is sent whole as %s', async (accepted, encoding) => {
  const answer = await ask('/', { headers: { 'accept-encoding': accepted } })
  expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
  expect(await answer.text()).toBe(published.files.get('/')?.bodies.identity.toString())
})

test.each(locales)('an unknown address is a 404 in the language of its path, with two ways out: %s', async (locale) => {
  for (const path of ['/rien/du/tout', '/nothing.html', '/%F0%9F%A5%A8']) {
    const answer = await ask(`${locale === 'fr' ? '' : `/${locale}`}${path}`)
    const page = readPage(await answer.text())
    expect([path, answer.status, ...page.values('html', 'lang')]).toEqual([path, 404, locale])
    const { heading, home, contact } = testContent.pages.notFound[locale]
    expect([page.heading, ...page.texts('main a')]).toEqual([heading, home, contact])
    expect(page.links('main')).toEqual([pathOf('home', locale), pathOf('contact', locale)])
    expect(page.canonical).toEqual([])
  }
})

describe('an old address', () => {
  test.each(['GET', 'HEAD'])('%s of one that moved leads to the new one, with what was asked for', async (method) => {
    const answer = await ask('/blog/ancien?utm_source=lettre&x=a?b', { method })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/blog/sie-ou-du?utm_source=lettre&x=a?b'])
    // The owner may give the old name back.
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('whose article was withdrawn says so in its language, and to search engines', async () => {
    for (const [path, lang] of [
      ['/blog/retire', 'fr'],
      ['/de/blog/weg?x=1', 'de'],
    ] as const) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([410, 'noindex'])
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await answer.text()).toContain(`<html lang="${lang}"`)
      const head = await ask(path, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([410, ''])
    }
  })

  test('gives way to a page, and nothing is posted to it', async () => {
    expect((await ask('/contact')).status).toBe(200)
    expect((await ask('/blog/ancien/')).headers.get('location')).toBe('/blog/ancien')
    const posted = await ask('/blog/ancien', { method: 'DELETE' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
