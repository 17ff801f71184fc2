import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInApi } from '../../contract/api/sign-in.ts'
import { api } from '../../contract/routes.ts'
import { anApp, type TestApp } from '../../tests/support/app.ts'

/**
 * Every route of the server with what somebody without a session, from our own page and with an empty
 * body, gets from it. A new route fails the first test until it has its line here.
 */
const answersWithoutSession: Record<string, number> = {
  'GET /*': 404,
  'GET /admin': 200,
  ...Object.fromEntries(
    [
      'acces',
      'confidentialite',
      'contenus',
      'demandes',
      'inscriptions',
      'lancement',
      'personnes',
      'statistiques',
    ].flatMap((screen) => [
      [`GET /admin/${screen}`, 200],
      [`GET /admin/${screen}/*`, 200],
    ]),
  ),
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

  'GET /api/admin/security': 401,
  'GET /api/admin/journal': 401,
  'GET /api/admin/launch': 401,
  'POST /api/admin/security/passkeys': 401,
  'POST /api/admin/security/passkeys/options': 401,
  'POST /api/admin/security/passkeys/:id/remove': 401,
  'POST /api/admin/security/sessions/end-others': 401,
  'POST /api/admin/security/sessions/:id/end': 401,
  'POST /api/admin/security/password': 401,

  'GET /api/admin/totals': 401,
  'GET /api/admin/statistics': 401,
  'GET /api/admin/statistics.csv': 401,
  'GET /api/admin/leads': 401,
  'POST /api/admin/leads/selection/release': 401,
  'POST /api/admin/leads/selection/erase': 401,
  'GET /api/admin/checklist-downloads.csv': 401,
  'POST /api/admin/leads/:id/release': 401,
  'GET /api/admin/enquiries': 401,
  'POST /api/admin/enquiries/selection/release': 401,
  'POST /api/admin/enquiries/selection/answered': 401,
  'POST /api/admin/enquiries/selection/erase': 401,
  'GET /api/admin/enquiries.csv': 401,
  'POST /api/admin/enquiries/:id/release': 401,
  'POST /api/admin/enquiries/:id/answered': 401,
  'POST /api/admin/enquiries/:id/unanswered': 401,
  'POST /api/admin/enquiries/:id/erase': 401,
  'GET /api/admin/enquiries/:id/answer': 401,
  'GET /api/admin/enquiries/:id/answer/preview': 401,
  'PUT /api/admin/enquiries/:id/answer': 401,
  'POST /api/admin/enquiries/:id/answer': 401,
  'POST /api/admin/enquiries/:id/answers/:answerId/take-back': 401,
  // Whoever has the installation's secret may ask for it, nobody else hears that it is there.
  'POST /api/publish': 404,

  'GET /api/admin/today': 401,

  'GET /api/admin/contents': 401,
  ...Object.fromEntries(
    ['search', 'file', 'picture', 'publication', 'revisions', 'revision', 'since'].map((call) => [
      `GET /api/admin/contents/${call}`,
      401,
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['draft', 'discard', 'articles', 'reviewed', 'check', 'plan', 'publish', 'take-back', 'reschedule'],
      ...['rename', 'withdraw', 'pictures', 'remove-picture', 'preview-link', 'compare'],
      'samples',
    ].map((call) => [`POST /api/admin/contents/${call}`, 401]),
  ),
  'GET /admin/apercu': 303,
  'GET /apercu/:token': 404,
  'GET /pictures/*': 404,

  'GET /api/admin/people/:id': 401,
  'POST /api/admin/people/:id/stage': 401,
  'POST /api/admin/people/:id/notes': 401,
  'POST /api/admin/people/:id/notes/:noteId/erase': 401,
  'GET /api/admin/people/:id/export': 401,
  'GET /api/admin/people/:id/page': 401,
  'POST /api/admin/people/:id/erase': 401,
  'POST /api/admin/people/:id/send-data': 401,
  'POST /api/admin/mails/:id/retry': 401,
  'GET /api/admin/retention': 401,
  'POST /api/admin/retention/resume': 401,

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

let app: TestApp
beforeAll(async () => {
  app = await anApp()
})
afterAll(() => app.remove())

/** HEAD comes with every GET and answers the same without a body. */
const own = (routes: string[]) => [...new Set(routes.filter((route) => !route.startsWith('HEAD ')))].sort()

test('every route and method of the server has an expected answer without a session', () => {
  expect(own(app.routes)).toEqual(Object.keys(answersWithoutSession).sort())
})

test.each(Object.entries(answersWithoutSession))('%s answers %i without a session', async (route, status) => {
  const [method = '', pattern = ''] = route.split(' ')
  const path = pattern
    .replace(':id', crypto.randomUUID())
    .replace(':token', 'not-ours')
    .replace(':name', 'checklist')
    .replace('/*', '/no-such-page')
  const isApi = path.startsWith('/api/')
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
  const response = await fetch(`${app.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(hasBody ? { 'content-type': isApi ? 'application/json' : 'application/x-www-form-urlencoded' } : {}),
    },
    ...(hasBody ? { body: isApi ? '{}' : '' } : {}),
  })
  expect(response.status).toBe(status)
  if (method !== 'GET') return
  const head = await fetch(`${app.url}${path}`, {
    method: 'HEAD',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(head.status).toBe(status)
  expect(await head.text()).toBe('')
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
  const changing = own(app.routes).filter((route) => !route.startsWith('GET '))
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

test('of Better Auth’s own routes none is open beyond those of this list', async () => {
  for (const [method, path] of [
    ['POST', '/sign-up/email'],
    ['POST', '/request-password-reset'],
    ['POST', '/reset-password'],
    ['POST', '/change-password'],
    ['POST', '/update-user'],
    ['GET', '/list-sessions'],
    ['GET', '/passkey/generate-register-options'],
    ['GET', '/ok'],
  ] as const) {
    const body = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}
    const answer = await fetch(`${app.url}/api/auth${path}`, { method, ...body })
    expect([path, answer.status]).toEqual([path, 404])
  }
})
