import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { EmailJsConfig } from '../../server/mail/transports.ts'

type EmailJsCall = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown> & { template_params: Record<string, string> }
}

/** What the service answers the next calls with. */
type EmailJsBehaviour =
  | { kind: 'answer'; status: number; text: string; headers?: Record<string, string> }
  /** Takes the call and never answers. */
  | { kind: 'hang' }
  /** Begins an answer that never ends. */
  | { kind: 'drip' }
  /** Breaks the connection. */
  | { kind: 'break' }

export type EmailJsService = {
  settings: EmailJsConfig
  calls: EmailJsCall[]
  behave: (behaviour: EmailJsBehaviour) => void
  stop: () => Promise<void>
}

const isOk = { kind: 'answer', status: 200, text: 'OK' } as const

/** A local server that speaks the one call of EmailJS. */
export async function anEmailJsService(): Promise<EmailJsService> {
  const calls: EmailJsCall[] = []
  let behaviour: EmailJsBehaviour = isOk

  const answer = (response: ServerResponse): void => {
    if (behaviour.kind === 'answer') response.writeHead(behaviour.status, behaviour.headers).end(behaviour.text)
    if (behaviour.kind === 'break') response.destroy()
    if (behaviour.kind === 'drip') response.writeHead(500).write('W')
  }
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      calls.push({ method, path, headers, body: text ? JSON.parse(text) : {} })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    settings: {
      serviceId: 'service_test',
      templateId: 'template_test',
      publicKey: 'public-key',
      privateKey: 'private-key',
      origin: `http://127.0.0.1:${port}`,
    },
    calls,
    behave: (next) => {
      behaviour = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
