import { expect, test, vi } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import type { Totals } from '../../contract/api/admin-people.ts'
import type { RequestErrorCode } from '../../contract/api/errors.ts'
import { type SessionAnswer, signInApi } from '../../contract/api/sign-in.ts'
import { createClient, type Loss, withQuery } from './client.ts'

/** A client of a server that gives one answer, or none; keeps what was asked and what was lost. */
function aClient(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  const losses: Loss[] = []
  return { ...createClient((loss) => losses.push(loss)), fetch, losses }
}

const aProblem = (status: number, code: RequestErrorCode, headers = {}) =>
  Response.json({ type: 'about:blank', title: 'raw', status, instance: '1', code }, { status, headers })

test('a post carries JSON and our own cookies, and nothing else', async () => {
  const { post, fetch } = aClient(() => Response.json({ sent: true }))
  expect(await post('/api/admin/mails/a/retry')).toEqual({ kind: 'ok', value: { sent: true } })
  await post(signInApi.signIn, { email: 'owner@example.com', password: 'a password' })
  expect(fetch.mock.calls).toMatchObject([
    ['/api/admin/mails/a/retry', { method: 'POST', body: '{}' }],
    [
      signInApi.signIn,
      {
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"owner@example.com","password":"a password"}',
      },
    ],
  ])
})

test('being signed out is a loss for the administrator’s calls, and an answer where one signs in', async () => {
  const out = aClient(() => Response.json(null))
  expect(await out.get<SessionAnswer>(signInApi.session)).toEqual({ kind: 'ok', value: null })
  const { get, post, losses } = aClient(() => aProblem(401, 'signedOut'))
  expect(await post(signInApi.signIn)).toEqual({ kind: 'signedOut' })
  expect(losses).toEqual([])
  expect(await get<Totals>(adminApi.totals)).toEqual({ kind: 'signedOut' })
  expect(losses).toEqual(['signedOut'])
})

test('another account is refused, a request from elsewhere has failed', async () => {
  const other = aClient(() => aProblem(403, 'notAllowed'))
  expect(await other.get(adminApi.totals)).toEqual({ kind: 'refused' })
  expect(other.losses).toEqual(['refused'])
  const elsewhere = aClient(() => aProblem(403, 'wrongOrigin'))
  expect(await elsewhere.get(adminApi.totals)).toEqual({ kind: 'failed', code: 'wrongOrigin' })
  expect(elsewhere.losses).toEqual([])
})

test('a 403 that is not our own, as of a proxy, has failed: nobody is told that they may not be here', async () => {
  const proxy = aClient(() => new Response('<h1>Forbidden</h1>', { status: 403 }))
  expect(await proxy.post(signInApi.signIn)).toEqual({ kind: 'failed', code: 'fault' })
  expect(await proxy.get(adminApi.totals)).toEqual({ kind: 'failed', code: 'fault' })
  expect(proxy.losses).toEqual([])
})

test.each([
  ['61', 2],
  ['60', 1],
  ['1', 1],
  [undefined, 1],
])('Retry-After %s is %i minutes', async (seconds, minutes) => {
  const { post } = aClient(() => aProblem(429, 'tooManyTries', seconds === undefined ? {} : { 'retry-after': seconds }))
  expect(await post(signInApi.signIn)).toEqual({ kind: 'failed', code: 'tooManyTries', minutes })
})

test('an answer that is no problem of ours is a fault; no answer, and one that is no JSON, are thrown', async () => {
  const proxy = aClient(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await proxy.get(adminApi.totals)).toEqual({ kind: 'failed', code: 'fault' })
  const broken = aClient(() => Promise.reject(new TypeError('network')))
  expect(await broken.get(adminApi.totals)).toEqual({ kind: 'thrown' })
  const html = aClient(() => new Response('<h1>Hello</h1>'))
  expect(await html.get(adminApi.totals)).toEqual({ kind: 'thrown' })
})

test('a list is asked for with what was typed, escaped, and without what is not given', () => {
  expect(withQuery('/list', { filter: undefined, search: '', cursor: undefined })).toBe('/list')
  expect(withQuery('/list', { filter: 'all', search: 'a+b&c', cursor: 'x/1=' })).toBe(
    '/list?filter=all&search=a%2Bb%26c&cursor=x%2F1%3D',
  )
})
