import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { second } from '../runtime/clock.ts'

/**
 * A client that takes nothing of its answer, or has asked for more before it was answered, has this long: longer than
 * a visitor waits for a mail.
 */
const longestOpen = 9 * second

/** Ends the head of a request: a piece that ends with the first one of these brings one request at most. */
const blankLine = '\r\n\r\n'

/** The last two answers of a connection; they leave in order. */
type Answers = { before?: ServerResponse | undefined; last?: ServerResponse }

/**
 * Reads the next request of a connection only once all answers but the last have left, and ends a connection whose
 * client does not take them. Node would accept everything that has arrived, thousands of requests, before it looks at
 * whether answers leave. One answer may be open, since its request may have a body that is still to be read.
 */
export function limitPipelining(server: Server): void {
  const connections = new WeakMap<Socket, Answers>()
  const note = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answers = connections.get(socket)
    if (!answers) return
    answers.before = answers.last
    answers.last = response
  }
  server.on('request', note)

  /** One connection in each turn of the event loop: however many wait, other clients come in between. */
  const waiting: (() => void)[] = []
  const readOn = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(readOn)
  }

  server.on('connection', (socket: Socket) => {
    const answers: Answers = {}
    connections.set(socket, answers)
    let isHeld = false
    const hold = (answer: ServerResponse) => {
      isHeld = true
      const timeout = setTimeout(() => socket.destroy(), longestOpen)
      const release = () => {
        isHeld = false
        socket.resume()
      }
      answer.once('close', () => {
        clearTimeout(timeout)
        if (waiting.push(release) === 1) setImmediate(readOn)
      })
    }

    // The one listener is Node's own, which parses; it is given pieces instead of all.
    const [parse] = socket.listeners('data')
    socket.removeAllListeners('data')
    socket.on('data', (chunk: Buffer) => {
      let rest = chunk
      while (rest.length > 0 && socket.writable) {
        if (!isHeld && answers.before?.closed === false) hold(answers.before)
        if (isHeld) {
          // Also where Node has read on by itself.
          socket.pause()
          socket.unshift(rest)
          return
        }
        const end = rest.indexOf(blankLine)
        const length = end === -1 ? rest.length : end + blankLine.length
        parse?.call(socket, rest.subarray(0, length))
        rest = rest.subarray(length)
      }
    })
  })

  // Node's own timer begins anew whenever something of an answer leaves. Where nothing is to leave, the client waits.
  server.setTimeout(longestOpen, (socket) => {
    if (socket.writableLength > 0 || connections.get(socket)?.last?.closed) socket.destroy()
  })
}

/** A body that is not known to be long has this long to come in whole, after its head. */
const longestBody = 8 * second

const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Ends the connection of a request whose body has not come in whole by then (milliseconds). Called again for the same
 * request, the later limit counts. Node knows one limit for all requests of a server.
 */
export function limitBody(request: IncomingMessage, longest = longestBody): void {
  const { headers, socket } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  clearTimeout(bodyTimers.get(request))
  const timer = setTimeout(() => request.complete || socket.destroy(), longest)
  bodyTimers.set(request, timer)
  request.once('close', () => clearTimeout(timer))
}

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
