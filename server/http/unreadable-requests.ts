import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { bareContentSecurityPolicy } from './security-headers.ts'

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Answers what is no HTTP request, or came too slowly, with the headers of every answer, and closes the
 * connection: what follows on it cannot be told apart (RFC 9112, 9.6). Nothing of it is logged.
 */
export function createUnreadableAnswer(baseHeaders: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = statuses[error.code ?? ''] ?? 400
    const body = `${STATUS_CODES[status]}\n`
    const headers = {
      ...baseHeaders,
      'content-security-policy': bareContentSecurityPolicy,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () => socket.destroy())
  }
}
