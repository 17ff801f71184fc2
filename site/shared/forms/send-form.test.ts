import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checklistSchemas } from '../../../contract/forms/checklist.ts'
import { sendForm } from './send-form.ts'

type Answer = { status: number; type?: string; body: string; headers?: Record<string, string> }

/** None: it never answers. */
let answer: Answer | undefined
const received: unknown[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    received.push(JSON.parse(body))
    if (!answer) return
    const { status, type = 'application/json', headers } = answer
    response.writeHead(status, { 'content-type': type, ...headers }).end(answer.body)
  })
})
let address: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function send(answered?: Answer) {
  answer = answered
  vi.stubGlobal('location', new URL('https://site.example/contact?utm_source=salon&x=1'))
  const form = new FormData()
  form.set('email', 'anna@example.org')
  return sendForm(address, checklistSchemas, form, { language: 'de', submissionId: 'one' })
}

test.each<[string, Answer, object]>([
  ['a success', { status: 200, body: '{"sent":true}' }, { kind: 'sent' }],
  ['what waits', { status: 202, body: '{"sent":false,"reason":"capped"}' }, { kind: 'unsent', reason: 'capped' }],
  [
    ...(['a limit', { status: 429, headers: { 'retry-after': '61' }, body: '{}' }] as const),
    { kind: 'tooManyTries', minutes: 2 },
  ],
  ['another origin', { status: 403, body: '{}' }, { kind: 'wrongOrigin' }],
  [
    ...(['a wrong field', { status: 422, body: '{"errors":[{"field":"email","code":"format"}]}' }] as const),
    { kind: 'fields', errors: { email: 'format' } },
  ],
])('%s is told as what it is', async (_what, answered, outcome) => {
  expect(await send(answered)).toEqual(outcome)
  expect(received.at(-1)).toEqual({
    email: 'anna@example.org',
    language: 'de',
    submissionId: 'one',
    utm_source: 'salon',
  })
})

test.each<Answer>([
  { status: 500, type: 'application/problem+json', body: '{"status":500,"code":"fault"}' },
  { status: 500, body: '{"sent":true}' },
  { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' },
  { status: 200, type: 'text/html', body: '<h1>Welcome to the hotel</h1>' },
  { status: 200, body: '{}' },
  { status: 200, body: 'null' },
  { status: 204, body: '' },
  { status: 422, body: '{"errors":[{"field":"website","code":"tooLong"}]}' },
])('what comes instead of an answer is never taken for success: $status $body', async (answered) => {
  expect(await send(answered)).toEqual({ kind: 'general' })
})

test('a server that never answers is given up, later than it waits for its own mail server', async () => {
  const original = AbortSignal.timeout.bind(AbortSignal)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => original(milliseconds / 500))
  expect(await send()).toEqual({ kind: 'general' })
  expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(10_000)
  expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(20_000)
  timeout.mockRestore()
})
