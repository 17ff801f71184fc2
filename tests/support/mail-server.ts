import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { linkPage } from '../../contract/api/sign-in.ts'
import { findFreePort } from './free-port.ts'

export type ReceivedMail = Email & { recipients: string[]; raw: string }

/** What the server does with the next mails: it is asked for each one. */
type MailBehaviour =
  | { kind: 'accept' }
  /** Answers the data with this status, for example 451 or 550. */
  | { kind: 'refuse'; status: number; at?: 'recipient' | 'data' }
  /** Takes the data and never answers. */
  | { kind: 'hang' }
  /** Takes the data and breaks the connection off. */
  | { kind: 'cut' }
  /** Takes the data and answers after this many milliseconds. */
  | { kind: 'slow'; delay: number }

export type MailServer = Awaited<ReturnType<typeof aMailServer>>

/** The package waits a tenth of a second for clients that speak before they are spoken to: ours do not. */
function greetAtOnce(server: SMTPServer): void {
  const connect = server.connect.bind(server)
  server.connect = (...taken) => {
    connect(...taken)
    const newest = [...server.connections].at(-1)
    newest?.connectionReady()
    if (newest) newest.connectionReady = () => {}
  }
}

/** A real SMTP server on a free port that keeps what it accepts and can be told to misbehave. */
export async function aMailServer() {
  const mails: ReceivedMail[] = []
  let behaviour: MailBehaviour = { kind: 'accept' }
  let connections = 0
  let most = 0
  let texts = 0
  const sockets = new Set<Socket>()

  const cut = (port?: number) => {
    for (const socket of sockets) if (port === undefined || socket.remotePort === port) socket.destroy()
  }
  const refusal = (status: number) => Object.assign(new Error('refused by the test'), { responseCode: status })
  const make = () => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      onConnect: (_session, done) => {
        connections += 1
        done()
      },
      onRcptTo: (_address, _session, done) => {
        if (behaviour.kind === 'refuse' && behaviour.at === 'recipient') return done(refusal(behaviour.status))
        done()
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', async () => {
          texts += 1
          if (behaviour.kind === 'hang') return
          if (behaviour.kind === 'cut') return cut(session.remotePort)
          if (behaviour.kind === 'slow') await pause(behaviour.delay)
          if (behaviour.kind === 'refuse') return done(refusal(behaviour.status))
          const raw = Buffer.concat(chunks)
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          mails.push({ ...(await PostalMime.parse(raw)), recipients, raw: raw.toString('utf8') })
          done()
        })
      },
    })
    server.on('error', () => {})
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      most = Math.max(most, sockets.size)
      socket.on('close', () => sockets.delete(socket))
    })
    greetAtOnce(server)
    return server
  }

  let server = make()
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  const down = () =>
    new Promise<void>((resolve) => {
      cut()
      server.close(() => resolve())
    })
  // It may go away and come back: none that the system would give to another connection meanwhile.
  const port = await findFreePort()
  await listen(port)
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behave: (next: MailBehaviour) => {
      behaviour = next
    },
    /** Connections attempted since the start. */
    attempts: () => connections,
    /** The most connections that were open at the same time. */
    mostAtOnce: () => most,
    /** Texts of mails that were taken, accepted or not. */
    texts: () => texts,
    /** The mails to one address. */
    to: (address: string) => mails.filter(({ recipients }) => recipients.includes(address)),
    /** Closes the port, as if the machine were down. */
    down,
    /** Opens the same port again. */
    up: async () => {
      server = make()
      await listen(port)
    },
    stop: down,
  }
}

/** The first address in a mail's text that begins, on whatever host, with this path. */
function findAddress(mail: ReceivedMail | undefined, path: string): string {
  const addresses = (mail?.text ?? '').match(/https?:\/\/\S+/g) ?? []
  const link = addresses.find((address) => address.startsWith(new URL(path, address).href))
  if (!link) throw new Error(`the mail holds no link to ${path}`)
  return link
}

/** The first address in a mail's text that leads below `path`. */
export const findLink = (mail: ReceivedMail | undefined, path: string): string => findAddress(mail, `${path}/`)

/** The sign-in link in a mail. */
export const findSignInLink = (mail: ReceivedMail | undefined): string => findAddress(mail, linkPage)

/** The token of the sign-in link in a mail. */
export const tokenOf = (mail: ReceivedMail | undefined): string => findSignInLink(mail).split(linkPage)[1] ?? ''
