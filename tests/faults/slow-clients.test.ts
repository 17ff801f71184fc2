import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { contentsApi } from '../../contract/api/admin-contents.ts'
import { administrator, cookiesOf, signIn } from '../support/administrator.ts'
import { test } from '../support/fault.ts'
import { postJson } from '../support/form.ts'
import { openSocket } from '../support/raw-http.ts'
import { isFullLength, times } from '../support/scale.ts'

/** A connection is closed within this time at the latest, whatever its owner does (milliseconds). */
const longest = 20_000

const form = 'POST /checklist-dach HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n'

/** What a client does that takes its time: a first piece, then a little every second; and whether it reads. */
const manners: [name: string, first: string, then: string, reads: boolean][] = [
  ['says its head a line at a time', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-More: 1\r\n', true],
  ['says nothing at all', '', '', true],
  ['sends its body a byte at a time', `${form}Content-Length: 1000\r\n\r\n`, 'x', true],
  // Answers that nobody takes fill the buffers of the system, then those of the server.
  ['reads nothing', 'GET /checklist-dach HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(300), '', false],
]

// Thousands of connections of one kind keep a machine busy, and so do a hundred that are answered for nothing; a
// hundred of each of the others do not.
describe.each(manners)('many clients, each of which %s', (_name, first, then, reads) => {
  const one = isFullLength || !reads ? test : test.concurrent

  one(
    'are sent away within 20 seconds while others are served',
    async ({ start }) => {
      const server = await start()
      const sockets: Socket[] = []
      const lifetimes: number[] = []
      for (let index = 0; index < times(100, 1_000); index += 1) {
        const socket = await openSocket(server.url)
        const began = performance.now()
        socket.on('error', () => {})
        socket.on('close', () => lifetimes.push(performance.now() - began))
        if (reads) socket.resume()
        socket.write(first)
        sockets.push(socket)
      }
      const talk = setInterval(() => {
        for (const socket of sockets) if (then && !socket.destroyed) socket.write(then)
      }, 1_000)
      const waits: number[] = []
      let number = 0
      /** Whoever does not read is not told either: the next bytes sent to a closed connection find out. */
      const areGone = () => {
        if (!reads) for (const socket of sockets) if (!socket.destroyed) socket.write('\r\n')
        return lifetimes.length === sockets.length
      }
      const began = performance.now()
      while (!areGone() && performance.now() - began < longest + 5_000) {
        const asked = performance.now()
        number += 1
        expect((await fetch(`${server.url}/checklist-dach`)).status).toBe(200)
        expect((await postJson(server, { email: `quick-${number}@example.org` })).status).toBe(200)
        waits.push(performance.now() - asked)
        await pause(250)
      }
      const isOver = areGone()
      clearInterval(talk)
      for (const socket of sockets) socket.destroy()
      expect(isOver).toBe(true)
      expect(Math.max(...lifetimes)).toBeLessThan(longest)
      // How quickly is measured where the machine does nothing else; beside other tests being served is what counts.
      const slowest = waits.toSorted((a, b) => a - b).at(Math.floor(waits.length * 0.95)) ?? Number.POSITIVE_INFINITY
      expect(slowest).toBeLessThan(isFullLength ? 1_000 : 5_000)
    },
    60_000,
  )
})

test.concurrent('a picture of the owner may take half a minute over a slow line; from anyone else nothing may', async ({
  start,
}) => {
  const server = await start({ ADMIN_PASSWORD: administrator.password })
  const cookie = cookiesOf(await signIn(server))
  const head = `POST ${contentsApi.pictures}?path=settings.yaml&name=a.png HTTP/1.1\r\nHost: localhost\r\nOrigin: ${server.url}\r\n`
  const seconds = 25
  const send = async (cookies: string) => {
    const socket = await openSocket(server.url)
    const began = performance.now()
    let answer = ''
    socket.on('error', () => {})
    socket.on('data', (data) => (answer += data))
    socket.write(
      `${head}Cookie: ${cookies}\r\nContent-Type: image/png\r\nContent-Length: ${seconds}\r\nConnection: close\r\n\r\n`,
    )
    const closed = once(socket, 'close')
    for (let sent = 0; sent < seconds && socket.writable; sent += 1) {
      await pause(1_000)
      socket.write('x')
    }
    await closed
    return { answer, lasted: performance.now() - began }
  }
  const [ofOwner, ofStranger] = await Promise.all([send(cookie), send('')])
  expect(ofOwner.answer).toContain('"kind":"refused"')
  expect(ofStranger.lasted).toBeLessThan(longest)
})
