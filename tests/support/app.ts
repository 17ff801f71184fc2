import type { WriteMail } from '../../contract/mails.ts'
import { buildApp } from '../../server/app.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { type Engine, openDatabase } from '../../server/db/database.ts'
import type { Transport } from '../../server/mail/transports.ts'
import { createMailTransport } from '../../server/mail/transports.ts'
import type { Log } from '../../server/runtime/log.ts'
import { createLog } from '../../server/runtime/log.ts'
import { loadMails, loadRenderer, type Release } from '../../server/site/build.ts'
import { openSite, type Site } from '../../server/site/site.ts'
import { testSecret } from './backups.ts'
import { aClock, type TestClock } from './clock.ts'
import { aDatabasePlace, type DatabasePlace } from './engines.ts'
import { findFreePort } from './free-port.ts'
import { aMailServer } from './mail-server.ts'
import { toHandles } from './run-jobs.ts'
import { aWorker, buildFolder, publishedFolder, theSite } from './test-site.ts'

export { buildFolder }

export type TestApp = Awaited<ReturnType<typeof anApp>>

export type AppWithMail = Awaited<ReturnType<typeof anAppWithMail>>

export type AppOptions = {
  engine?: Engine
  /** The database of another instance. */
  place?: DatabasePlace
  smtpUrl?: string
  transport?: Transport
  clock?: TestClock
  log?: Log
  /** A build with a content of the test's own beside it. */
  build?: string
  /** What stands over the site that is on the disk. */
  changeSite?: (site: Site) => Partial<Site>
  config?: Partial<Config>
  /** Writes the mails in its own way. */
  writeMail?: WriteMail
  release?: Release
  /** Passkeys belong to a name, never to an address (WebAuthn, 5.1.2). */
  hostName?: 'localhost'
}

/** An app that sends to a mail server of its own, which ends with it. */
export async function anAppWithMail(options: AppOptions = {}) {
  const mailServer = await aMailServer()
  const app = await anApp({ ...options, smtpUrl: mailServer.url })
  return {
    ...app,
    mailServer,
    remove: async () => {
      await app.remove()
      await mailServer.stop()
    },
  }
}

/** The whole product on a free port and an empty database; only the clock is a test's own. */
export async function anApp(options: AppOptions = {}) {
  const place = options.place ?? (await aDatabasePlace(options.engine ?? 'sqlite', { isMigrated: true }))
  const { databaseUrl, dataDir } = place
  const config: Config = {
    ...readConfig({}),
    databaseUrl,
    dataDir,
    siteDir: publishedFolder,
    smtpUrl: options.smtpUrl,
    formLimit: 0,
    ...options.config,
  }
  const database = await openDatabase(place)
  const transport = options.transport ?? createMailTransport(config)
  const clock = options.clock ?? aClock()
  // The port is known only once the server listens, and the links need it: the first free one is kept.
  const port = await findFreePort()
  const url = `http://${options.hostName ?? '127.0.0.1'}:${port}`
  const siteUrl = options.config?.siteUrl ?? url
  const build = options.build ?? buildFolder
  const log = options.log ?? createLog(process.env.TEST_LOG ?? 'silent')
  const renderer = await loadRenderer(build, siteUrl)
  const mails = await loadMails(build)
  const worker = aWorker(build)
  const sitePlace = { ...place, siteDir: config.siteDir, siteUrl, buildFolder: build }
  const ofSite = { place: sitePlace, render: renderer.render, mails, db: database.db, worker, clock, log }
  const site = config.siteDir === publishedFolder ? await theSite() : await openSite({ ...ofSite, isServedAsIs: true })
  const app = buildApp({
    config: { ...config, siteUrl },
    secret: testSecret,
    database,
    transport,
    clock,
    log,
    buildFolder: build,
    worker,
    renderer,
    writeMail: options.writeMail ?? mails.writeMail,
    site: { ...site, ...options.changeSite?.(site) },
    ...(options.release && { release: options.release }),
  })
  await app.server.listen({ port, host: '127.0.0.1' })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await app.stop()
  }
  return {
    ...app,
    ...toHandles(app),
    stop,
    /** Address of the listening server. */
    url,
    database,
    transport,
    site,
    clock,
    dataDir,
    /** Set on PostgreSQL. */
    databaseUrl: place.databaseUrl,
    /** Where its database is, for a further instance on it. */
    place,
    /** Stops the app and removes its database, if it is its own; a hook returns it, a test hands it to `onTestFinished`. */
    remove: async () => {
      await stop()
      if (!options.place) await place.remove()
    },
  }
}
