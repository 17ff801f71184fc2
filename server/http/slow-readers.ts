import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { second } from '../runtime/clock.ts'

/** How often connections are looked at. */
const sweepInterval = second

/** A reader that takes nothing of its answer for this long is cut off; with the sweeps that stays well below 20 s. */
const stalledAfter = 5 * second

/** What had left on a connection that is behind, and since when no more has (bytes, milliseconds). */
type Mark = { sent: number; since: number }

/**
 * Ends connections whose reader does not read: Node's limits are about requests and silence between them, not
 * about an answer that nobody takes. Its timer of a connection would begin anew with every request that is sent on
 * one without reading, so what has left is looked at instead. An answer that leaves at once costs nothing.
 */
export function cutOffSlowReaders(server: Server): void {
  const sockets = new Map<Socket, Mark | undefined>()
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, undefined)
    socket.once('close', () => sockets.delete(socket))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, mark] of sockets) {
      const sent = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0) sockets.set(socket, undefined)
      else if (mark?.sent !== sent) sockets.set(socket, { sent, since: now })
      else if (now - mark.since >= stalledAfter) socket.destroy()
    }
  }, sweepInterval)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
