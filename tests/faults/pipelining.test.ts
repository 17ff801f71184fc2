import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { expect } from 'vitest'
import { test } from '../support/fault.ts'
import { openSocket } from '../support/raw-http.ts'
import { times } from '../support/scale.ts'

/** What the server may have used at any moment (bytes); it starts with some 150 MB. */
const mostMemory = 220 * 1024 * 1024

const requests = 1_400
const burst = 'GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests)

/** The most memory that a process has used so far, in bytes. */
function peakOf(pid: number | undefined): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

test.for(['nothing', 'everything'])(
  'many clients that ask 1,400 times at once and read %s leave memory bounded and others served',
  { timeout: 300_000 },
  async (what, { start, onTestFinished }) => {
    const server = await start()
    const sockets: Socket[] = []
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    await Promise.all(
      Array.from({ length: times(100, 400) }, async () => {
        const socket = await openSocket(server.url)
        socket.on('error', () => {})
        sockets.push(socket)
        if (what === 'everything') socket.resume()
        socket.write(burst)
      }),
    )
    // Each is asked after the one before, so that some fall into every stage of the attack.
    for (let visit = 0; visit < times(20, 200); visit += 1) {
      const answer = await fetch(server.url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(60_000) })
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    }
    expect(peakOf(server.child.pid)).toBeLessThan(mostMemory)
  },
)
