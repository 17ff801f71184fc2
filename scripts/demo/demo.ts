import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { signInApi } from '../../contract/api/sign-in.ts'
import { buildApp } from '../../server/app.ts'
import { ensureAdministrator } from '../../server/auth/administrator.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/db/database.ts'
import { createEmlFiles, mailFolderOf, type Transport } from '../../server/mail/transports.ts'
import type { Clock } from '../../server/runtime/clock.ts'
import { createLog } from '../../server/runtime/log.ts'
import { getSecret } from '../../server/runtime/secret.ts'
import { createWorker } from '../../server/runtime/worker.ts'
import { loadMails, loadRenderer } from '../../server/site/build.ts'
import { openSite } from '../../server/site/site.ts'
import { cookiesOf, postTo, signIn } from '../../tests/support/administrator.ts'
import { toHandles } from '../../tests/support/run-jobs.ts'
import { buildApart, root, say } from '../command.ts'
import { mailReaderPath, registerMailReader } from '../mail-reader.ts'
import { fail } from '../settings.ts'
import { fillDemo, refusedAddress } from './fill-demo.ts'

export type Demo = {
  /** Address that signs the owner in, without a question. */
  ownerUrl: string
  mailsUrl: string
  stop: () => Promise<void>
}

/**
 * The product put together as `server/main.ts` does, filled with the invented data and running, with two addresses more:
 * one that signs the owner in, and one that shows the mails.
 * @param settings with a data folder that holds nothing but, perhaps, a site; mails become files whatever they say
 */
export async function openDemo(settings: Config, buildFolder: string): Promise<Demo> {
  const password = randomBytes(18).toString('base64url')
  const config: Config = { ...settings, adminPassword: password }
  const { dataDir, databaseUrl, siteDir, siteUrl, port, host, adminEmail } = config
  let moment: number | undefined = Date.now()
  // Both go on together, or the product would take the moved clock for a wrong one.
  const clock: Clock = { now: () => moment ?? Date.now(), steady: () => clock.now() }
  const log = createLog(config.logLevel)
  const database = await openDatabase(config)
  // Nothing in it has to outlive a power cut, and there is much to be stored.
  await sql`pragma synchronous = off`.execute(database.db)
  await ensureAdministrator(database, config, false)
  const renderer = await loadRenderer(buildFolder, siteUrl)
  const mails = await loadMails(buildFolder)
  const worker = createWorker<typeof import('../../server/site-process.ts')>(join(buildFolder, 'server/site.js'))
  const place = { dataDir, databaseUrl, siteDir, siteUrl, buildFolder }
  const site = await openSite({ place, render: renderer.render, mails, db: database.db, worker, clock, log })
  const published = await site.publish()
  if (published.kind !== 'published')
    throw new Error('complaints' in published ? published.complaints.join('\n') : published.message)
  const files = createEmlFiles(mailFolderOf(config), true)
  const transport: Transport = {
    ...files,
    send: async (mail, signal) =>
      mail.recipient === refusedAddress
        ? { isSent: false, reason: 'refused', detail: '550' }
        : files.send(mail, signal),
  }
  const app = buildApp({
    config,
    database,
    transport,
    clock,
    log,
    buildFolder,
    site,
    worker,
    renderer,
    writeMail: mails.writeMail,
    secret: getSecret(config),
    isDemo: true,
  })

  const ownerPath = `/demo/${randomBytes(12).toString('base64url')}`
  const credentials = { email: adminEmail, password }
  app.server.get(ownerPath, async (request, reply) => {
    // The list of sessions names the device that opened the link.
    const headers = { 'sec-fetch-site': 'same-origin', 'user-agent': request.headers['user-agent'] }
    const answer = await app.server.inject({ method: 'POST', url: signInApi.signIn, headers, payload: credentials })
    return reply.headers({ 'set-cookie': answer.headers['set-cookie'] ?? [] }).redirect('/admin', 303)
  })
  registerMailReader(app.server, mailFolderOf(config))
  const url = await app.server.listen({ port, host })
  const cookie = cookiesOf(await signIn({ url }, credentials))
  const moveTo = (to: number) => {
    moment = to
  }
  const isPage = (path: string) => site.current().files.has(path)
  await fillDemo({ ...toHandles(app), database, url, cookie, moveTo, isPage }, clock.now())
  await postTo({ url }, signInApi.signOut, {}, cookie)
  moment = undefined
  app.start()
  const stop = () => app.drain().then(app.stop)
  return { ownerUrl: siteUrl + ownerPath, mailsUrl: siteUrl + mailReaderPath, stop }
}

/**
 * `npm run demo`: the product with invented people, made anew at each start in a data folder of its own. It sends nothing,
 * and of what the shell holds only `PORT` counts: a real service is never touched.
 */
async function run(): Promise<void> {
  const began = performance.now()
  const folder = join(root, 'data/demo')
  const config = readConfig({ PORT: process.env.PORT, DATA_DIR: folder, LOG_LEVEL: 'error' })
  // One that runs already keeps its data.
  const probe = createServer().listen(config.port, config.host)
  await once(probe, 'listening')
  await once(probe.close(), 'close')
  process.umask(0o077)
  buildApart()
  // What was published stays: making it anew takes the longest, and there is nothing of the data in it.
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name !== 'site') rmSync(join(folder, name), { recursive: true })
  say('Making the demonstration...')
  const { ownerUrl, mailsUrl, stop } = await openDemo(config, join(root, 'dist'))
  say(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s. Everybody in it is invented, and no mail leaves.
Site:  ${config.siteUrl}
Owner: ${ownerUrl} (already signed in)
Mails: ${mailsUrl}
It ends with Ctrl+C; delete data/demo to be rid of it.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop().then(() => process.exit(0)))
}

if (import.meta.main) await run().catch((error) => fail('No demonstration', error))
