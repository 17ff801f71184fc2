import { buildApp } from './app.ts'
import { ensureAdministrator } from './auth/ensure-administrator.ts'
import { checkServable, readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { createMailTransport } from './mail/transports/create-transport.ts'
import { createContentCheck } from './publishing/check-content.ts'
import { loadRenderer } from './publishing/load-renderer.ts'
import { publishAtStart } from './publishing/publish-at-start.ts'
import { openPublishedSite } from './publishing/published-site.ts'
import { readBuildId } from './publishing/read-inputs.ts'
import { createSharedStore } from './publishing/shared-store.ts'
import { openSiteStore } from './publishing/store.ts'
import { systemClock } from './runtime/clock.ts'
import { createLog } from './runtime/log.ts'
import { getSecret } from './runtime/secret.ts'
import { ConfigError, withSettingsFile } from './runtime/settings-file.ts'

/** The process ends after this long even if something refuses to. */
const stopDeadline = 9_000

export type MainOptions = {
  /** Whether a start publishes what has changed; otherwise what was published last is served as it is. */
  isPublishing: boolean
}

/**
 * Runs the product: reads the settings, opens the database, publishes if something asks for it, listens, stops
 * gracefully on SIGTERM and SIGINT. Anything that prevents the start is one clear line and exit code 1.
 */
export async function main(buildFolder: string, options: MainOptions = { isPublishing: true }): Promise<void> {
  try {
    await run(buildFolder, options)
  } catch (error) {
    const lines = error instanceof Error ? error.message : String(error)
    for (const line of lines.split('\n'))
      process.stderr.write(`${error instanceof ConfigError ? 'Setting ' : 'Not started: '}${line}\n`)
    process.exit(1)
  }
}

async function run(buildFolder: string, { isPublishing }: MainOptions): Promise<void> {
  const config = readConfig(withSettingsFile(process.env))
  checkServable(config)
  // Files hold addresses of people: nobody else on the machine may read them.
  process.umask(0o077)
  const log = createLog(config.logLevel)
  const secret = getSecret(config)
  const database = await openDatabase(config, (error) => log.error({ error }, 'database connection lost'))
  const lines = await ensureAdministrator(database, config, process.stdout.isTTY)
  const transport = createMailTransport(config)
  const store = openSiteStore(config.siteDir)
  const shared = config.databaseUrl === undefined ? undefined : createSharedStore(database.db, store)
  const renderer = await loadRenderer(buildFolder, config.siteUrl)
  const check = createContentCheck(await readBuildId(buildFolder), renderer.render)
  if (isPublishing)
    await publishAtStart({ config, db: database.db, buildFolder, store, shared, check, clock: systemClock, log })
  const site = await openPublishedSite({ store, shared, log, buildFolder, check })
  const app = await buildApp({
    config,
    secret,
    database,
    transport,
    clock: systemClock,
    log,
    buildFolder,
    site,
    renderer,
  })
  // Nobody waits for what fails here: it is logged, and the process goes on.
  process.on('unhandledRejection', (error) => log.error({ error }, 'a failure that nobody handled'))
  await app.server.listen({ port: config.port, host: config.host })
  app.start()
  for (const line of lines) process.stdout.write(`${line}\n`)
  process.stdout.write(
    `Site: ${config.siteUrl} (listening on ${config.host}:${config.port})\nMail: ${transport.description}\n`,
  )

  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), stopDeadline).unref()
    app
      .drain()
      .then(app.stop)
      .then(
        () => process.exit(0),
        (error) => {
          log.error({ error }, 'not stopped cleanly')
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
