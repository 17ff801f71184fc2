import { buildApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/database.ts'
import type { Transport } from '../server/mail/transport.ts'
import { loadMails, loadRenderer } from '../server/publishing/load-renderer.ts'
import { openPublishedSite } from '../server/publishing/published-site.ts'
import { openSiteStore } from '../server/publishing/store.ts'
import { systemClock } from '../server/runtime/clock.ts'
import { createLog } from '../server/runtime/log.ts'
import { getSecret } from '../server/runtime/secret.ts'
import { buildFolder } from './places.ts'

/** Takes every mail at once: what is measured is the product, not somebody's mail server. */
const transport: Transport = { description: 'taken and forgotten', send: async () => ({ isSent: true }) }

/** Runs the product put together as `server/main.ts` does, but for the mail server. */
const config = readConfig(process.env)
const log = createLog(config.logLevel)
const app = await buildApp({
  config,
  secret: getSecret(config),
  database: await openDatabase(config),
  transport,
  clock: systemClock,
  log,
  buildFolder,
  site: await openPublishedSite({ store: openSiteStore(config.siteDir), log, buildFolder }),
  renderer: await loadRenderer(buildFolder, config.siteUrl),
  writeMail: (await loadMails(buildFolder)).writeMail,
})
await app.server.listen({ port: config.port, host: config.host })
app.start()
process.on('SIGTERM', () => void app.stop().then(() => process.exit(0)))
