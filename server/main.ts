import { access, constants, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildApp } from './app.ts'
import { ensureAdministrator } from './auth/administrator.ts'
import { ConfigError, checkServable, readConfig } from './config.ts'
import { awaitDatabase, sqliteFile } from './db/database.ts'
import { createMailTransport } from './mail/transports.ts'
import { systemClock } from './runtime/clock.ts'
import { createLog, type Log } from './runtime/log.ts'
import { isOutage, LastingError } from './runtime/outage.ts'
import { getSecret } from './runtime/secret.ts'
import { createWorker } from './runtime/worker.ts'
import { loadMails, loadRenderer, readBuild } from './site/build.ts'
import { openSite, type Site } from './site/site.ts'

/** Exit code of what may be over when it is tried again (EX_TEMPFAIL); a service manager starts the server anew. */
const tryAgain = 75

/** A start waits this long for its database before it answers with pages alone: a proxy asks another instance meanwhile, or waits. */
const longestOpening = 10_000

/** The process ends after this long even if something refuses to. */
const stopDeadline = 9_000

export type MainOptions = {
  /** Whether a start publishes what has changed; otherwise what was published last is served as it is, for tests. */
  isPublishing: boolean
}

/**
 * Runs the product: reads the settings, opens the database, listens with the last good site, publishes what is another since, stops
 * gracefully on SIGTERM and SIGINT. Where a site was published before, a database that is away holds nothing up, and
 * one that does not answer a few seconds: then pages are served until it can be opened. Anything that prevents the start
 * is one clear line and exit code 1, or 75 if it may be over when it is tried again, such as, at the very first start, a
 * database that is away.
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

/** The first site there is: visitors are answered once it is whole. @throws a line for each complaint */
async function publishFirst(site: Site, log: Log): Promise<void> {
  log.info('publishing the site for the first time; it answers afterwards')
  const report = await site.publish()
  if (report.kind === 'refused' && !site.isThere()) throw new LastingError(report.complaints.join('\n'))
  if (report.kind === 'failed') throw new Error(report.message)
}

/** Frees what a large piece of work has left. Node does so when it needs room, and a server at rest needs none. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  await runInNewContext('gc')({ execution: 'async' })
}

async function run(buildFolder: string, { isPublishing }: MainOptions): Promise<void> {
  const config = readConfig(process.env)
  const { version, commit, isRelease } = await readBuild(buildFolder)
  checkServable(config, isRelease && dirname(buildFolder))
  // Files hold addresses of people: no other user of the machine may read them.
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
  // A terminal is read by a person; elsewhere each line is one of the log, and a password is only ever shown on one.
  const say = (line: string) => (process.stdout.isTTY ? process.stdout.write(`${line}\n`) : log.warn(line))
  const tellLost = (error: Error) => log.error({ error }, 'database connection lost')
  const database = awaitDatabase(config, tellLost, async (opened) => {
    for (const line of await ensureAdministrator(opened, config, process.stdout.isTTY)) say(line)
  })
  const renderer = await loadRenderer(buildFolder, config.siteUrl)
  const mails = await loadMails(buildFolder)
  const worker = createWorker<typeof import('./site-process.ts')>(join(buildFolder, 'server/site.js'))
  const site = await openSite({
    place: { dataDir, databaseUrl, siteDir, siteUrl: config.siteUrl, buildFolder },
    render: renderer.render,
    mails,
    db: database.db,
    worker,
    clock: systemClock,
    log,
    isServedAsIs: !isPublishing,
    freeMemory: collectGarbage,
  })
  const tryFolder = async (setting: string, folder: string) => {
    const made = ofSetting(`${setting} ${folder}`, hasCode(), () => makeFolder(folder), LastingError)
    // Pages that were published are there to be read.
    await made.catch((error) => {
      if (!site.isThere()) throw error
      log.error({ error: error.cause }, `${error.message}; what was published last is served`)
    })
  }
  await tryFolder('DATA_DIR', dataDir)
  await tryFolder('SITE_DIR', siteDir)
  const secret = await ofSetting(`DATA_DIR ${dataDir}`, hasCode(), async () => getSecret(config), LastingError)
  const setting = databaseUrl ? `DATABASE_URL ${new URL(databaseUrl).host}` : `DATA_DIR ${join(dataDir, sqliteFile)}`
  const opening = ofSetting(setting, isOutage, database.open)
  // What needs it logs that it is away.
  if (site.isThere()) opening.catch(() => {})
  else {
    await opening
    await publishFirst(site, log)
  }
  const transport = createMailTransport(config)
  const app = buildApp({
    config,
    secret,
    database,
    transport,
    clock: systemClock,
    log,
    buildFolder,
    release,
    site,
    worker,
    renderer,
    writeMail: mails.writeMail,
  })
  // No request waits for what fails here: it is logged, and the process goes on.
  process.on('unhandledRejection', (error) => log.error({ error }, 'a failure that was not handled'))
  const listenTextResolver = (address: string) =>
    `${config.siteUrl} is served on ${address}, mail goes to ${transport.description}`
  const listen = () => app.server.listen({ port, host, listenTextResolver })
  const listenOnPort = () => ofSetting(`PORT ${port}`, hasCode('EADDRINUSE', 'EACCES'), listen)
  await Promise.race([opening.catch(() => {}), pause(longestOpening, undefined, { ref: false })])
  await ofSetting(`HOST ${host}`, hasCode('EADDRNOTAVAIL', 'ENOTFOUND'), listenOnPort, LastingError)
  app.start()

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
  // Files were edited: `systemctl reload`.
  process.on('SIGHUP', () => void site.publish())
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
