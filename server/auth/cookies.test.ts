import { beforeAll, describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { signInApi } from '../../contract/api/sign-in.ts'
import { api, pathOf } from '../../contract/routes.ts'
import { administrator, anAdministrator, cookiesOf, postTo } from '../../tests/support/administrator.ts'
import { anApp } from '../../tests/support/app.ts'
import { startOnce } from '../../tests/support/start.ts'

/** What a proxy that ends TLS says of a request. */
const behindTls = {
  'x-forwarded-host': 'site.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.7',
  'sec-fetch-site': 'same-origin',
}

describe('behind a proxy with TLS', () => {
  const config = { siteUrl: 'https://site.example', isProduction: true, trustProxy: 1 }
  const app = startOnce(() => anApp({ config }))
  beforeAll(() => anAdministrator(app))

  const ask = (path: string, cookie = '') =>
    fetch(app.url + path, { redirect: 'manual', headers: { ...behindTls, cookie } })
  const post = (path: string, body: object, cookie = '') => postTo(app, path, body, cookie, behindTls)

  /** Attributes of a cookie but its value and its age, in one order. */
  const strictly = ['httponly', 'path=/', 'samesite=strict', 'secure']
  const attributesOf = (cookie: string) => {
    const [, ...attributes] = cookie.toLowerCase().split('; ')
    return attributes.filter((attribute) => !/^(max-age|expires)=/.test(attribute)).toSorted()
  }

  test('each cookie of the administrator is bound to this host alone, unread by scripts, never sent from elsewhere', async () => {
    const answer = await post(signInApi.signIn, administrator)
    expect(answer.status).toBe(200)
    const cookies = answer.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-businessbretzel-session'])
    for (const cookie of cookies) expect(attributesOf(cookie)).toEqual(strictly)
    expect((await ask(adminApi.totals, cookiesOf(answer))).status).toBe(200)

    // A cookie under a name that any neighbouring host may set opens nothing.
    const without = cookiesOf(answer).replaceAll('__Host-', '')
    expect((await ask(adminApi.totals, without)).status).toBe(401)

    const out = await post(signInApi.signOut, {}, cookiesOf(answer))
    const cleared = out.headers.getSetCookie()
    expect(cleared.filter((cookie) => cookie.startsWith('__Host-businessbretzel-session=;'))).toHaveLength(1)
    for (const cookie of cleared) {
      expect(cookie).toMatch(/^[^=]+=; Max-Age=0;/)
      expect(attributesOf(cookie)).toEqual(strictly)
    }
  })

  test('nobody else gets a cookie: not for a page, a form or a wrong password', async () => {
    const visitor = { email: 'anna@example.org', name: 'Anna', subject: 'other', message: 'Une question simple.' }
    const answers = [
      ...(await Promise.all(['/', '/en', '/de', '/contact', '/admin', '/no-such-page'].map((path) => ask(path)))),
      await ask(pathOf('checklist', 'fr')),
      await post(api.checklist, { email: 'anna@example.org' }),
      await post(api.contact, visitor),
      await ask(signInApi.session),
      await post(signInApi.signIn, { ...administrator, password: 'a wrong password' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 404, 200, 200, 200, 200, 401])
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
  })
})
