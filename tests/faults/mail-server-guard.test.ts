import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { day } from '../../server/runtime/clock.ts'
import { type AppOptions, anApp, type TestApp } from '../support/app.ts'
import { postJson } from '../support/form.ts'
import { aKeptLog } from '../support/kept-log.ts'
import { askReady, readyToken } from '../support/process.ts'
import { readRows } from '../support/rows.ts'

/** `tls`: `offered` comes with a certificate that nobody trusts; `first` is TLS from the first byte. */
type Guard = { password: string; tls: 'missing' | 'offered' | 'first' }

/** A mail server that wants a password, or TLS under a certificate that is its own. */
async function aGuardedMailServer({ password, tls }: Guard) {
  const accepted: string[] = []
  let wanted = password
  let logins = 0
  let clear = ''
  const server = new SMTPServer({
    secure: tls === 'first',
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
  // Under TLS what comes here is not readable.
  server.server.on('connection', (socket) => socket.on('data', (chunk: Buffer) => (clear += chunk.toString('latin1'))))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return {
    /** Recipients of what was accepted. */
    accepted,
    port: (server.server.address() as AddressInfo).port,
    /** Lets another password in from now on. */
    setPassword: (next: string) => {
      wanted = next
    },
    /** How often somebody tried to sign in. */
    logins: () => logins,
    /** Everything that came as readable text over a connection without TLS. */
    clear: () => clear,
  }
}

async function anAppAt(smtpUrl: string, options: AppOptions = {}): Promise<TestApp> {
  const app = await anApp({ smtpUrl, ...options })
  onTestFinished(app.remove)
  return app
}

const lead = 'lead@example.org'
/** Signs up; the owner is told as well. */
const signUp = async (app: TestApp): Promise<unknown> => (await postJson(app, { email: lead })).json()
const unreachable = { sent: false, reason: 'unreachable' }

test('a wrong password at the mail server (535) gives nothing up: it is in the log, and all mails leave once it is mended', async () => {
  const guarded = await aGuardedMailServer({ password: 'right', tls: 'missing' })
  const kept = aKeptLog('info')
  const smtpUrl = `smtp://bb:wrong-password@127.0.0.1:${guarded.port}`
  const running = await anAppAt(smtpUrl, { log: kept.log, config: { readyToken } })
  expect(await signUp(running)).toEqual(unreachable)
  for (let attempt = 0; attempt < 8; attempt += 1) {
    running.clock.advance(2 * day)
    await running.runQueue()
  }
  const mails = async () => (await readRows(running.database)).outbox
  expect((await mails()).map(({ state, unsent_reason }) => [state, unsent_reason])).toEqual(
    Array(2).fill(['waiting', 'loginRefused']),
  )
  expect(guarded.logins()).toBeGreaterThan(10)
  expect(guarded.accepted).toEqual([])

  expect(kept.text()).toMatch(/"reason":"loginRefused","detail":"EAUTH 535".*"msg":"mail not sent"/)
  expect(kept.text().match(/"msg":"mail not sent"/g)).toHaveLength(1)
  expect(kept.text()).not.toContain('wrong-password')
  expect((await (await askReady(running)).json()).problems).toContain('loginRefused')

  guarded.setPassword('wrong-password')
  running.clock.advance(2 * day)
  await running.runQueue()
  expect(guarded.accepted.sort()).toEqual([lead, 'owner@example.com'])
  expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(kept.text()).toMatch(/"outage":"mail","seconds":\d+,"failures":\d+,"msg":"over"/)
})

describe('a mail server without a good certificate', () => {
  const login = 'bb:secret-password@'

  test.each([
    ['TLS is demanded and not offered', 'missing', 'smtp', '?requireTLS=true'],
    ['TLS is offered and the certificate is its own', 'offered', 'smtp', ''],
    ['TLS comes first and the certificate is its own', 'first', 'smtps', ''],
  ] as const)('is refused, and nothing is sent in clear: %s', async (_name, tls, protocol, query) => {
    const guarded = await aGuardedMailServer({ password: 'secret-password', tls })
    const app = await anAppAt(`${protocol}://${login}127.0.0.1:${guarded.port}${query}`)
    expect(await signUp(app)).toEqual(unreachable)
    await app.runQueue()
    expect([guarded.logins(), guarded.accepted]).toEqual([0, []])
    for (const word of ['AUTH', 'MAIL FROM', 'RCPT', 'example.org', 'secret-password', btoa('secret-password')]) {
      expect(guarded.clear()).not.toContain(word)
    }
    expect((await readRows(app.database)).outbox.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  })

  test('whose certificate is accepted gets everything under TLS: the test can fail', async () => {
    const guarded = await aGuardedMailServer({ password: 'secret-password', tls: 'offered' })
    const query = '?requireTLS=true&tls.rejectUnauthorized=false'
    const app = await anAppAt(`smtp://${login}127.0.0.1:${guarded.port}${query}`)
    expect(await signUp(app)).toEqual({ sent: true })
    expect(guarded.logins()).toBeGreaterThan(0)
    expect(guarded.clear()).not.toContain('MAIL FROM')
  })
})
