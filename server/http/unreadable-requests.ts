import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { bareContentSecurityPolicy } from './security-headers.ts'

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Whether a request asks for a path of the one host that it names: never of two, and of none only before HTTP/1.1
 * (RFC 9112, 3.2). What is said to a proxy, `GET http://host/path`, or of a whole server, `OPTIONS *`, is for neither.
 */
export function isForOneHost({ url, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (!url?.startsWith('/')) return false
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/**
 * Answers to requests that nobody may read, with the headers of every answer; each closes the connection, since
 * what follows on it cannot be told apart (RFC 9112, 9.6). Nothing of them is logged.
 */
export function createUnreadableAnswers(baseHeaders: Record<string, string>) {
  const toAnswer = (status: number) => {
    const body = `${STATUS_CODES[status]}\n`
    const headers: Record<string, string> = {
      ...baseHeaders,
      'content-security-policy': bareContentSecurityPolicy,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      connection: 'close',
    }
    return { body, headers }
  }

  return {
    /** To a request whose head could be read. */
    send: (response: ServerResponse, status: number): void => {
      const { body, headers } = toAnswer(status)
      response.writeHead(status, headers).end(body)
    },

    /** To what is no HTTP request, or came too slowly. */
    sendTo: (error: Error & { code?: string }, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy()
        return
      }
      const status = statuses[error.code ?? ''] ?? 400
      const { body, headers } = toAnswer(status)
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () =>
        socket.destroy(),
      )
    },
  }
}
