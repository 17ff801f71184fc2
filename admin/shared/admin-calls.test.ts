import { expect, test } from 'vitest'
import type { RequestErrorCode } from '../../contract/api/errors.ts'
import { signInApi } from '../../contract/api/sign-in.ts'
import { createAdminCalls, type Loss } from './admin-calls.ts'

type Request = { path: string; init: RequestInit }

/** Calls against a server that gives one answer, or none; keeps what was asked and what was lost. */
function aRoom(answer: () => Response | Promise<Response>) {
  const requests: Request[] = []
  const losses: Loss[] = []
  const fetch = async (path: unknown, init: RequestInit = {}) => {
    requests.push({ path: String(path), init })
    return answer()
  }
  const calls = createAdminCalls({ fetch: fetch as typeof globalThis.fetch, onLoss: (loss) => losses.push(loss) })
  return { calls, requests, losses }
}

const aProblem = (status: number, code: RequestErrorCode, headers = {}) =>
  Response.json({ type: 'about:blank', title: 'raw', status, detail: 'raw', instance: '1', code }, { status, headers })

test('signing in posts JSON to our own origin, and nothing else', async () => {
  const { calls, requests } = aRoom(() => Response.json({ signedIn: true }))
  expect(await calls.signIn('owner@example.com', 'a password')).toEqual({ kind: 'ok', value: { signedIn: true } })
  expect(requests).toMatchObject([
    {
      path: signInApi.signIn,
      init: {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"owner@example.com","password":"a password"}',
      },
    },
  ])
})

test('a signed-out session is an answer, not a loss', async () => {
  const { calls, losses } = aRoom(() => Response.json(null))
  expect(await calls.findSession()).toEqual({ kind: 'ok', value: null })
  expect(losses).toEqual([])
})

test('a 401 of an administrator’s call is told as a loss; one of the sign-in is a wrong password', async () => {
  const { calls, losses } = aRoom(() => aProblem(401, 'signedOut'))
  expect(await calls.signIn('owner@example.com', 'wrong password')).toEqual({ kind: 'signedOut' })
  expect(losses).toEqual([])
  expect(await calls.getTotals()).toEqual({ kind: 'signedOut' })
  expect(await calls.actOnLead('a', 'resend')).toEqual({ kind: 'signedOut' })
  expect(losses).toEqual(['signedOut', 'signedOut'])
})

test('another account is refused, a request from elsewhere has failed', async () => {
  const other = aRoom(() => aProblem(403, 'notAllowed'))
  expect(await other.calls.getTotals()).toEqual({ kind: 'refused' })
  expect(other.losses).toEqual(['refused'])
  const elsewhere = aRoom(() => aProblem(403, 'wrongOrigin'))
  expect(await elsewhere.calls.getTotals()).toEqual({ kind: 'failed', code: 'wrongOrigin' })
  expect(elsewhere.losses).toEqual([])
})

test.each([
  ['61', 2],
  ['60', 1],
  ['1', 1],
  [undefined, 1],
])('Retry-After %s is %i minutes', async (seconds, minutes) => {
  const { calls } = aRoom(() => aProblem(429, 'tooManyTries', seconds === undefined ? {} : { 'retry-after': seconds }))
  expect(await calls.signIn('a@b.example', 'password')).toEqual({ kind: 'failed', code: 'tooManyTries', minutes })
})

test('an answer that is no problem of ours is a fault', async () => {
  const { calls } = aRoom(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await calls.getTotals()).toEqual({ kind: 'failed', code: 'fault' })
})

test('no answer, and an answer that is no JSON, are thrown', async () => {
  const broken = aRoom(() => Promise.reject(new TypeError('network')))
  expect(await broken.calls.getTotals()).toEqual({ kind: 'thrown' })
  const html = aRoom(() => new Response('<h1>Hello</h1>'))
  expect(await html.calls.getTotals()).toEqual({ kind: 'thrown' })
})

test('the list is asked for with what was typed, escaped, and with the cursor', async () => {
  const { calls, requests } = aRoom(() => Response.json({ leads: [], next: null }))
  await calls.listLeads({ search: '', cursor: null })
  await calls.listLeads({ search: 'a+b&c', cursor: null })
  await calls.listLeads({ search: '', cursor: 'x/1=' })
  expect(requests.map(({ path }) => path)).toEqual([
    '/api/admin/leads',
    '/api/admin/leads?search=a%2Bb%26c',
    '/api/admin/leads?cursor=x%2F1%3D',
  ])
})

test('enquiries are asked for under their filter, and acted on under their id', async () => {
  const { calls, requests } = aRoom(() => Response.json({ enquiries: [], next: null }))
  await calls.listEnquiries({ filter: 'toAnswer', search: 'a@b', cursor: null })
  await calls.actOnEnquiry('a/b', 'answered')
  expect(requests).toMatchObject([
    { path: '/api/admin/enquiries?filter=toAnswer&search=a%40b' },
    { path: '/api/admin/enquiries/a%2Fb/answered', init: { method: 'POST', body: '{}' } },
  ])
})

test('an action is posted under the lead it is done with', async () => {
  const { calls, requests } = aRoom(() => Response.json({ erased: true }))
  expect(await calls.actOnLead('a/b', 'erase')).toEqual({ kind: 'ok', value: { erased: true } })
  expect(requests).toMatchObject([{ path: '/api/admin/leads/a%2Fb/erase', init: { method: 'POST', body: '{}' } }])
})
