import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** For this long clients are asked to close their connections before the server does (milliseconds). */
const notice = 300
/** A connection that came in at the last moment has this long to ask, from a phone far away too (milliseconds). */
const lastWords = 1_000
/** A turn of the event loop shorter than this has done next to nothing (milliseconds). */
const quietTurn = 2
/** A server under load may know no quiet turn: after this long one without a newcomer will do (milliseconds). */
const busyWait = 1_000
/** Nor is that waited for longer than this (milliseconds). */
const longestWait = 3_000

/**
 * Waits for a turn of the event loop in which nobody came in and hardly anything happened. Connections that the kernel
 * has taken but the process has not are reset when the server closes; right after such a turn there is next to none.
 */
async function quietMoment(server: NetServer): Promise<void> {
  let newcomers = 0
  const count = () => {
    newcomers += 1
  }
  server.on('connection', count)
  const began = performance.now()
  for (let turnBegan = began; ; newcomers = 0) {
    await nextTurn()
    const now = performance.now()
    const waited = now - began
    if (newcomers === 0 && (now - turnBegan < quietTurn || waited > busyWait)) break
    if (waited > longestWait) break
    turnBegan = now
  }
  server.off('connection', count)
}

/**
 * Takes no further connection, and leaves time for the requests that are on their way. `close` of the HTTP server would
 * cut connections whose request has not arrived yet.
 */
export async function stopListening({ server }: FastifyInstance): Promise<void> {
  await wait(notice)
  await quietMoment(server)
  NetServer.prototype.close.call(server)
  await wait(lastWords)
}
