import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { anApp } from '../../tests/support/app.ts'
import { openSocket } from '../../tests/support/raw-http.ts'

test('a client that asks 300 times at once gets every answer in turn, and the server has a few of its requests open', async () => {
  const app = await anApp()
  onTestFinished(app.remove)
  let open = 0
  let most = 0
  app.server.server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    open += 1
    most = Math.max(most, open)
    response.once('close', () => (open -= 1))
  })
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
