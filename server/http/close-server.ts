import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { second } from '../runtime/clock.ts'

/**
 * A request that has not come in whole by then is given up, and so is a download that still runs: the process must end
 * before its own deadline. All other answers take less: a visitor who waits for a mail is answered 3 s after the stop begins.
 */
const longestWait = 5 * second

/**
 * Prepares the end of a server. Node's `close` waits for connections that have not asked for anything yet, and no
 * longer looks at how long they take: browsers open such connections in advance, and one would hold the stop for ever.
 * @returns closes the server once everybody who has asked for something is answered
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
      const giveUp = setTimeout(() => server.closeAllConnections(), longestWait)
      await close()
      clearTimeout(giveUp)
    },
  }
}
