import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { anApp } from '../../tests/support/app.ts'
import { postJson } from '../../tests/support/form.ts'
import { openSocket, sayRaw } from '../../tests/support/raw-http.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startOnce } from '../../tests/support/start.ts'

const app = startOnce(() => anApp())
const canary = 'canary-of-a-file-outside'

beforeAll(() => writeFileSync(join(app.dataDir, 'canary.txt'), canary))

const head = (target: string, method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`
const get = (target: string) => sayRaw(app.url, `${head(target)}\r\n`)

describe('no spelling of a path leads out of the site', () => {
  test.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%5c..%5cpackage.json',
    '/fonts/.%2e/%252e%252e/canary.txt',
    '/de/..;/..;/canary.txt',
    '/%c0%ae%c0%ae%c0%af%c0%ae%c0%ae%c0%afcanary.txt',
    '/assets/..%00/canary.txt',
    '/%ef%bc%8e%ef%bc%8e/server/main.js',
    '/checklist-dach/telecharger/../../package.json',
    '/etc/passwd',
    '//etc/passwd',
    '/file:///etc/passwd',
    'file:///etc/passwd',
    'http://localhost/../../../etc/passwd',
    '/%00',
    '/index.html%00.txt',
    '/.env',
    '/.git/config',
    '/%2e%67it/config',
    '/documents/mails.json',
    '/checklist-dach.html.br',
    '/constructor',
    '/__proto__',
    '*',
  ])('%s', async (path) => {
    const { status, body, headers } = await get(path)
    expect([400, 404, 308]).toContain(status)
    if (status === 308) expect(headers.get('location')).toMatch(/^\/(?!\/)/)
    expect(body).not.toMatch(/root:x|canary-of|\{\{/)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

/** A place in code, or a path of the machine. */
const stack = /\bat \S+:\d+|node_modules|\/server\//

const expectBaseHeaders = (headers: Headers) => {
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
}

test('an address that cannot be decoded leads a visitor to the not-found page, and a program to a problem', async () => {
  for (const [path, lang] of [
    ['/%E0%A4%A', 'fr'],
    ['/de/%', 'de'],
    ['/en/blog/%zz?q=1', 'en'],
  ] as const) {
    const { status, headers, body } = await get(path)
    expect([path, status, headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8'])
    expect(body).toContain(`<html lang="${lang}"`)
    expectBaseHeaders(headers)
  }
  const { status, headers } = await get('/api/%E0%A4%A')
  expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json; charset=utf-8'])
  expectBaseHeaders(headers)
})

const body = JSON.stringify({ email: 'smuggled@example.org' })
const post = `POST /api/checklist HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin\r\n`

describe('a request that can be read in two ways is refused by Node, without a stack', () => {
  test.each<[string, string]>([
    ['two lengths', `${post}Content-Length: ${body.length}\r\nContent-Length: 5\r\n\r\n${body}`],
    ['a length and chunks', `${post}Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['an unknown transfer coding', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ['bare line feeds', `${post}Content-Length: ${body.length}\r\n\r\n${body}`.replaceAll('\r\n', '\n')],
    ['a bare carriage return', `${post}X-A: 1\rX-B: 2\r\nContent-Length: ${body.length}\r\n\r\n${body}`],
    ['a folded header', `${post}X-A: 1\r\n 2\r\nContent-Length: ${body.length}\r\n\r\n${body}`],
    ['a space before the colon', `${post}Content-Length : ${body.length}\r\n\r\n${body}`],
    ['a NUL in a header', `${post}X-A: a\0b\r\nContent-Length: ${body.length}\r\n\r\n${body}`],
    ['a chunk size that is none', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('%s', async (_name, bytes) => {
    const { status, body: said } = await sayRaw(app.url, Buffer.from(bytes, 'latin1'))
    expect(status).toBe(400)
    expect(said).not.toMatch(stack)
  })

  test('and nothing of it was stored', async () => {
    expect((await readRows(app.database)).leads).toEqual([])
    expect((await postJson(app, body)).status).toBe(200)
  })
})

test.each([
  [400, 'what is no request', 'nonsense\r\n\r\n'],
  [417, 'an expectation that no server can meet', `${head('/')}Expect: a-miracle\r\n\r\n`],
  [431, 'a head that is too long', `${head('/')}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
])('%i: %s', async (status, _name, bytes) => {
  const answer = await sayRaw(app.url, bytes)
  expect(answer.status).toBe(status)
  expect(answer.body).not.toMatch(stack)
})

test('a client that asks 300 times at once gets every answer in turn, and the server has a few of its requests open', async () => {
  let open = 0
  let most = 0
  const count = (_request: IncomingMessage, response: ServerResponse) => {
    open += 1
    most = Math.max(most, open)
    response.once('close', () => (open -= 1))
  }
  app.server.server.on('request', count)
  onTestFinished(() => void app.server.server.off('request', count))
  const host = 'Host: localhost\r\n'
  // A page from memory, one from the framework, and a body, shorter than a head and with a blank line in it.
  const asked = [
    [`GET /favicon.svg HTTP/1.1\r\n${host}\r\n`, 200],
    [`GET /api/nothing HTTP/1.1\r\n${host}\r\n`, 404],
    [
      `POST /api/checklist HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 6\r\n\r\n{\r\n\r\n}`,
      422,
    ],
  ] as const
  const rounds = 100
  const last = `GET /health HTTP/1.1\r\n${host}Connection: close\r\n\r\n`
  const socket = await openSocket(app.url)
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString('latin1')))
  socket.write(
    asked
      .map(([bytes]) => bytes)
      .join('')
      .repeat(rounds) + last,
  )
  await once(socket, 'close')
  const statuses = Array.from(text.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status))
  expect(statuses).toEqual([...Array.from({ length: rounds }, () => asked.map(([, status]) => status)).flat(), 200])
  expect(most).toBeLessThanOrEqual(3)
})
