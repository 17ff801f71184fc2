import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { second } from '../clock.ts'

/** How often connections are looked at. */
const sweepInterval = 2 * second

/**
 * A reader that takes nothing of its answer for this long is cut off. The system's timer may begin a second
 * time when it sees the last bytes leave: 2 + 7 + 7 s stay below 20.
 */
const stalledAfter = 7 * second

/**
 * Ends connections whose reader does not read: Node's limits are about requests and silence between them, not
 * about an answer that nobody takes. Only connections that are behind get a timer, so that an answer that
 * leaves at once costs nothing; Node puts its own timer in the place of ours when the answer is through.
 */
export function cutOffSlowReaders(server: Server): void {
  const sockets = new Set<Socket>()
  const behind = new WeakSet<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const timer = setInterval(() => {
    for (const socket of sockets) {
      if (socket.writableLength === 0) behind.delete(socket)
      else if (!behind.has(socket)) {
        behind.add(socket)
        socket.setTimeout(stalledAfter)
      }
    }
  }, sweepInterval)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
