import { expect, test } from 'vitest'
import { signInApi } from '../../contract/api/sign-in.ts'
import { api } from '../../contract/routes.ts'
import { anApp } from '../../tests/support/app.ts'
import { startOnce } from '../../tests/support/start.ts'

/**
 * What a visitor without a session, from our own page and with an empty body, gets from each route outside of the
 * administration. A new route fails the first test until it has its line here.
 */
const answersWithoutSession: Record<string, number> = {
  'GET /*': 404,
  'GET /health': 200,
  'GET /ready': 200,

  'POST /api/checklist': 422,
  'POST /checklist-dach': 422,
  'POST /en/germany-checklist': 422,
  'POST /de/frankreich-checkliste': 422,

  'POST /api/contact': 422,
  ...Object.fromEntries(
    ['/contact', '/en/contact', '/de/kontakt'].flatMap((path) => [
      [`GET ${path}`, 200],
      [`POST ${path}`, 422],
    ]),
  ),

  'POST /api/auth/sign-in/email': 401,
  'POST /api/auth/sign-out': 200,
  'GET /api/auth/get-session': 200,

  // Nothing is in the body: not even an address, a token or a credential.
  'POST /api/auth/sign-in/magic-link': 400,
  'POST /api/auth/magic-link/verify': 400,
  'POST /api/auth/passkey/verify-authentication': 400,
  'GET /api/auth/passkey/generate-authenticate-options': 200,

  // Whoever has the installation's secret may ask for it, nobody else hears that it is there.
  'POST /api/publish': 404,
  'GET /apercu/:token': 404,
  'GET /pictures/*': 404,

  // Links that are not ours, or not whole: nothing is there, whatever is asked.
  ...link('/checklist-dach/telecharger'),
  ...link('/en/germany-checklist/download'),
  ...link('/de/frankreich-checkliste/herunterladen'),
  ...eraser('/effacer', '/mes-donnees'),
  ...eraser('/en/erase', '/en/my-data'),
  ...eraser('/de/loeschen', '/de/meine-daten'),
}

function link(path: string) {
  return {
    [`GET ${path}`]: 404,
    [`GET ${path}/:token`]: 404,
    [`POST ${path}/:token`]: 404,
    [`GET ${path}/:token/:name.pdf`]: 404,
  }
}

function eraser(erase: string, data: string) {
  const links = [erase, data].flatMap((path) => [`GET ${path}`, `GET ${path}/:token`, `POST ${path}/:token`])
  return Object.fromEntries([...links, `POST ${erase}/:token/data`].map((route) => [route, 404]))
}

/** The administration shows its page to anybody, a preview to who has signed in, and answers nothing else. */
const ofAdministration: [routes: RegExp, answer: number][] = [
  [/^GET \/admin\/apercu$/, 303],
  [/^GET \/admin(\/[a-z]+(\/\*)?)?$/, 200],
  [/^(GET|POST|PUT) \/api\/admin\//, 401],
]
const isOfAdministration = (route: string) => ofAdministration.some(([routes]) => routes.test(route))
const answerOf = (route: string) =>
  answersWithoutSession[route] ?? ofAdministration.find(([routes]) => routes.test(route))?.[1]

const app = startOnce(() => anApp())

/** HEAD comes with every GET and answers the same without a body. */
const listRoutes = () => [...new Set(app.routes.filter((route) => !route.startsWith('HEAD ')))].sort()

test('every route and method of the server has an expected answer without a session', () => {
  const others = listRoutes().filter((route) => !isOfAdministration(route))
  expect(others).toEqual(Object.keys(answersWithoutSession).sort())
})

test('every route gives that answer, and its head without a body', async () => {
  for (const route of listRoutes()) {
    const [method = '', pattern = ''] = route.split(' ')
    const path = pattern
      .replace(/:\w*id\b/gi, crypto.randomUUID())
      .replace(':token', 'not-ours')
      .replace(':name', 'checklist')
      .replace('/*', '/no-such-page')
    const isApi = path.startsWith('/api/')
    const ask = (method: string, headers: Record<string, string> = {}, body?: string) =>
      fetch(`${app.url}${path}`, {
        method,
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        ...(body !== undefined && { body }),
      })
    const type = { 'content-type': isApi ? 'application/json' : 'application/x-www-form-urlencoded' }
    const answer = method === 'GET' ? await ask(method) : await ask(method, type, isApi ? '{}' : '')
    expect([route, answer.status]).toEqual([route, answerOf(route)])
    if (method !== 'GET') continue
    const head = await ask('HEAD')
    expect([route, head.status, await head.text()]).toEqual([route, answer.status, ''])
  }
})

test.each([
  [api.checklist, 405, 'POST'],
  [api.contact, 405, 'POST'],
  [signInApi.signIn, 404, null],
])(
  'a form says that it takes a post alone, and no other call says what it takes (%s)',
  async (path, status, allowed) => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(app.url + path, { method, headers: { 'sec-fetch-site': 'same-origin' } })
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, status, allowed])
    }
  },
)

test('every route that changes something refuses another origin, and the administrator’s a client that names none', async () => {
  const changing = listRoutes().filter((route) => !route.startsWith('GET '))
  expect(changing.length).toBeGreaterThan(50)
  for (const route of changing) {
    const [method = '', pattern = ''] = route.split(' ')
    const url = app.url + pattern.replace(/:\w+/g, 'x'.repeat(16))
    const isAdmin = pattern.startsWith('/api/admin/')
    const refusal = isAdmin ? 401 : 403
    const ask = async (headers: Record<string, string>) => (await fetch(url, { method, headers })).status
    expect([route, await ask({ 'sec-fetch-site': 'cross-site' })]).toEqual([route, refusal])
    expect([route, await ask({ origin: 'https://evil.example' })]).toEqual([route, refusal])
  }
})
