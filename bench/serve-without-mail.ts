import { join } from 'node:path'
import { buildApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/database.ts'
import type { Transport } from '../server/mail/transport.ts'
import { systemClock } from '../server/runtime/clock.ts'
import { createLog } from '../server/runtime/log.ts'
import { getSecret } from '../server/runtime/secret.ts'
import { createWorker } from '../server/runtime/worker.ts'
import { loadMails, loadRenderer } from '../server/site/build.ts'
import { openSite } from '../server/site/site.ts'
import { buildFolder } from './places.ts'

/** Takes every mail at once: what is measured is the product, not somebody's mail server. */
const transport: Transport = { description: 'taken and forgotten', send: async () => ({ isSent: true }) }

/** Runs the product put together as `server/main.ts` does, but for the mail server. */
const config = readConfig(process.env)
const log = createLog(config.logLevel)
const database = await openDatabase(config)
const renderer = await loadRenderer(buildFolder, config.siteUrl)
const mails = await loadMails(buildFolder)
const worker = createWorker<typeof import('../server/site-process.ts')>(join(buildFolder, 'server/site.js'))
const site = await openSite({
  place: { ...config, buildFolder },
  ...{ render: renderer.render, mails, db: database.db, worker, clock: systemClock, log, isServedAsIs: true },
})
const app = await buildApp({
  config,
  secret: getSecret(config),
  database,
  transport,
  clock: systemClock,
  log,
  buildFolder,
  ...{ site, worker, renderer, writeMail: mails.writeMail },
})
await app.server.listen({ port: config.port, host: config.host })
app.start()
process.on('SIGTERM', () => void app.stop().then(() => process.exit(0)))
