import { access, constants, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildApp } from './app.ts'
import { ensureAdministrator } from './auth/ensure-administrator.ts'
import { checkServable, readConfig } from './config.ts'
import { openDatabase, sqliteFile } from './db/database.ts'
import { createMailTransport } from './mail/transports/create-transport.ts'
import { createContentCheck } from './publishing/check-content.ts'
import { loadMails, loadRenderer } from './publishing/load-renderer.ts'
import { publishAtStart } from './publishing/publish-at-start.ts'
import { openPublishedSite } from './publishing/published-site.ts'
import { readBuild } from './publishing/read-inputs.ts'
import { createSharedStore } from './publishing/shared-store.ts'
import { openSiteStore } from './publishing/store.ts'
import { systemClock } from './runtime/clock.ts'
import { LastingError } from './runtime/lasting-error.ts'
import { createLog } from './runtime/log.ts'
import { isOutage } from './runtime/outage.ts'
import { getSecret } from './runtime/secret.ts'
import { ConfigError } from './runtime/settings-file.ts'

/** Exit code of what may be over when it is tried again (EX_TEMPFAIL); a service manager starts the server anew. */
const tryAgain = 75

/** The process ends after this long even if something refuses to. */
const stopDeadline = 9_000

export type MainOptions = {
  /** Whether a start publishes what has changed; otherwise what was published last is served as it is. */
  isPublishing: boolean
}

/**
 * Runs the product: reads the settings, opens the database, publishes if something asks for it, listens, stops
 * gracefully on SIGTERM and SIGINT. Anything that prevents the start is one clear line and exit code 1, or 75 if it may be
 * over when it is tried again, such as a database that is away.
 */
export async function main(buildFolder: string, options: MainOptions = { isPublishing: true }): Promise<void> {
  try {
    await run(buildFolder, options)
  } catch (error) {
    const lines = error instanceof Error ? error.message : String(error)
    for (const line of lines.split('\n'))
      process.stderr.write(`${error instanceof ConfigError ? 'Setting ' : 'Not started: '}${line}\n`)
    process.exit(error instanceof LastingError ? 1 : tryAgain)
  }
}

const hasCode =
  (...codes: string[]) =>
  (error: unknown) =>
    error instanceof Error && 'code' in error && (codes.length === 0 || codes.includes(String(error.code)))

/** Says of a failure which setting it is about. @param Kind whether a later start may succeed */
async function ofSetting<Result>(
  setting: string,
  isAbout: (error: unknown) => boolean,
  work: () => Promise<Result>,
  Kind: typeof Error | typeof LastingError = Error,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && isAbout(error))) throw error
    // Several addresses that were tried have several messages, and none together.
    const reason = error.message || ('code' in error ? String(error.code) : error.name)
    throw new Kind(`${setting}: ${reason}`, { cause: error })
  }
}

/** Makes a folder unless it is there. @throws the error of the disk if it cannot be written */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.W_OK | constants.X_OK)
}

async function run(buildFolder: string, { isPublishing }: MainOptions): Promise<void> {
  const config = readConfig(process.env)
  const { id, version, commit, isRelease } = await readBuild(buildFolder)
  checkServable(config, isRelease && dirname(buildFolder))
  // Files hold addresses of people: nobody else on the machine may read them.
  process.umask(0o077)
  const log = createLog(config.logLevel)
  const release = { version, commit }
  log.info(release, 'starting')
  for (const line of config.unknown) log.warn(`the setting ${line}`)
  if (config.isProduction && !config.backup.key) log.warn('backups are not encrypted, since BACKUP_KEY is unset')
  // As a failure that no one handled leaves it, the process cannot be trusted; Node would print the message as well.
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'ended by a failure that nothing handled')
    process.exit(tryAgain)
  })
  const { dataDir, siteDir, databaseUrl, host, port } = config
  const secret = await ofSetting(
    `DATA_DIR ${dataDir}`,
    hasCode(),
    () => makeFolder(dataDir).then(() => getSecret(config)),
    LastingError,
  )
  await ofSetting(`SITE_DIR ${siteDir}`, hasCode(), () => makeFolder(siteDir), LastingError)
  const database = await ofSetting(
    databaseUrl ? `DATABASE_URL ${new URL(databaseUrl).host}` : `DATA_DIR ${join(dataDir, sqliteFile)}`,
    isOutage,
    () => openDatabase(config, (error) => log.error({ error }, 'database connection lost')),
  )
  const lines = await ensureAdministrator(database, config, process.stdout.isTTY)
  const transport = createMailTransport(config)
  const store = openSiteStore(config.siteDir)
  const shared = config.databaseUrl === undefined ? undefined : createSharedStore(database.db, store)
  const renderer = await loadRenderer(buildFolder, config.siteUrl)
  const { writeMail, checkMails } = await loadMails(buildFolder)
  const check = createContentCheck(id, renderer.render, checkMails)
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
    release,
    site,
    renderer,
    writeMail,
  })
  // Nobody waits for what fails here: it is logged, and the process goes on.
  process.on('unhandledRejection', (error) => log.error({ error }, 'a failure that nobody handled'))
  const listenTextResolver = (address: string) =>
    `${config.siteUrl} is served on ${address}, mail goes to ${transport.description}`
  const listen = () => app.server.listen({ port, host, listenTextResolver })
  const listenOnPort = () => ofSetting(`PORT ${port}`, hasCode('EADDRINUSE', 'EACCES'), listen)
  await ofSetting(`HOST ${host}`, hasCode('EADDRNOTAVAIL', 'ENOTFOUND'), listenOnPort, LastingError)
  app.start()
  // A terminal is read by a person; elsewhere each line is one of the log, and a password is only ever shown on one.
  const say = (line: string) => (process.stdout.isTTY ? process.stdout.write(`${line}\n`) : log.warn(line))
  lines.forEach(say)

  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
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
