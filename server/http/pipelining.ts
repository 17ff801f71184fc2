import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { second } from '../runtime/clock.ts'

/**
 * A client that takes nothing of its answer, or has asked for more before it was answered, has this long: longer than
 * a visitor waits for a mail.
 */
const longestWait = 9 * second

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
      const timeout = setTimeout(() => socket.destroy(), longestWait)
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
  server.setTimeout(longestWait, (socket) => {
    if (socket.writableLength > 0 || connections.get(socket)?.last?.closed) socket.destroy()
  })
}
