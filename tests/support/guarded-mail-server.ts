import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Guard = {
  /** Passwords that are let in; `undefined`: nobody has to sign in. */
  password?: string
  /** `offered` comes with a certificate that nobody trusts; `first` is TLS from the first byte. */
  tls: 'missing' | 'offered' | 'first'
}

export type GuardedMailServer = {
  port: number
  /** Lets another password in from now on. */
  setPassword: (password: string) => void
  /** How often somebody tried to sign in. */
  logins: () => number
  /** Recipients of what was accepted. */
  accepted: string[]
  /** Everything that came as readable text over a connection without TLS. */
  clear: () => string
  stop: () => Promise<void>
}

/** A mail server that wants a password, or TLS under a certificate that is its own. */
export async function aGuardedMailServer({ password, tls }: Guard): Promise<GuardedMailServer> {
  const accepted: string[] = []
  let wanted = password
  let logins = 0
  let clear = ''
  const server = new SMTPServer({
    secure: tls === 'first',
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: tls === 'missing' ? ['STARTTLS'] : [],
    logger: false,
    onAuth: (given, _session, done) => {
      logins += 1
      if (given.password === wanted) return done(null, { user: given.username })
      done(Object.assign(new Error('wrong'), { responseCode: 535 }))
    },
    onData: (stream, session, done) => {
      stream.resume()
      stream.on('end', () => {
        accepted.push(...session.envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    // Under TLS what comes here is not readable.
    socket.on('data', (chunk: Buffer) => (clear += chunk.toString('latin1')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    setPassword: (next) => {
      wanted = next
    },
    logins: () => logins,
    accepted,
    clear: () => clear,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
