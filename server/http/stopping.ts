import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { second } from '../runtime/clock.ts'

/** For this long clients are asked to close their connections before the server does (milliseconds). */
const notice = 300
/** A connection that came in at the last moment has this long to ask, from a phone far away too (milliseconds). */
const lateRequest = 1_000
/** A turn of the event loop shorter than this has done next to nothing (milliseconds). */
const quietTurn = 2
/** A server under load may know no quiet turn: after this long one without a newcomer will do (milliseconds). */
const busyWait = 1_000
/** Nor is that waited for longer than this (milliseconds). */
const longestWait = 3_000

/**
 * Waits for a turn of the event loop in which no one came in and hardly anything happened. Connections that the kernel
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
  await wait(lateRequest)
}

/**
 * A request that has not come in whole by then is given up, and so is a download that still runs: the process must end
 * before its own deadline. All other answers take less: a visitor who waits for a mail is answered 3 s after the stop begins.
 */
const longestAnswer = 5 * second

/**
 * Prepares the end of a server. Node's `close` waits for connections that have not asked for anything yet, and no
 * longer looks at how long they take: browsers open such connections in advance, and one would hold the stop for ever.
 * @returns closes the server once all who have asked for something are answered
 */
export function prepareClose({ server, close }: Pick<FastifyInstance, 'close'> & { server: Server }) {
  const unheard = new Set<Socket>()
  let isClosing = false
  server.on('connection', (socket: Socket) => {
    if (isClosing) socket.destroy()
    else unheard.add(socket)
    socket.once('close', () => unheard.delete(socket))
  })

  return {
    /** To be told of the first sign of every request. */
    heard: (socket: Socket): void => {
      unheard.delete(socket)
    },

    close: async (): Promise<void> => {
      isClosing = true
      for (const socket of unheard) socket.destroy()
      const giveUp = setTimeout(() => server.closeAllConnections(), longestAnswer)
      await close()
      clearTimeout(giveUp)
    },
  }
}
