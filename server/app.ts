import type { WriteMail } from '../contract/mails.ts'
import type { Renderer } from '../contract/renderer.ts'
import { registerSecurity } from './admin/access.ts'
import { guardAdmin, registerAdminPage } from './admin/admin-guard.ts'
import { registerContentRoutes } from './admin/contents/content-routes.ts'
import { createContentsLoader, listToReplace } from './admin/contents/load-contents.ts'
import { registerPictureRoutes } from './admin/contents/picture-routes.ts'
import { registerPreviewRoutes } from './admin/contents/preview-routes.ts'
import { registerDashboardRoutes } from './admin/dashboard.ts'
import { registerAnswerRoutes, registerEnquiryRoutes } from './admin/enquiries.ts'
import { registerPeopleRoutes } from './admin/people.ts'
import { registerPrivacyRoutes } from './admin/privacy.ts'
import { registerSignUpRoutes } from './admin/sign-ups.ts'
import { registerStatisticsRoutes } from './admin/statistics.ts'
import { createAudit } from './auth/audit.ts'
import { createAuth } from './auth/auth.ts'
import { createSignInLimits } from './auth/sign-in-limits.ts'
import { createLinkMailer, registerSignIn } from './auth/sign-in-routes.ts'
import { backupFolderOf } from './backup/folder.ts'
import { createBackupSchedule } from './backup/schedule.ts'
import { registerChecklistForms, registerLeadLinks } from './checklist/checklist-routes.ts'
import type { Config } from './config.ts'
import { contactPaths, registerContactForms } from './contact/contact-routes.ts'
import { createCounters } from './db/counters.ts'
import type { Database } from './db/database.ts'
import { type ContentOperations, createContentWork } from './editing/content-work.ts'
import { noteDelivered } from './editing/revisions.ts'
import { createServer } from './http/create-server.ts'
import { createPages } from './http/pages.ts'
import { refuseOtherOrigins, registerAddressRules } from './http/request-rules.ts'
import { toBaseHeaders } from './http/security-headers.ts'
import { createSiteAnswers, registerSite } from './http/site-answers.ts'
import { createCappedMails } from './mail/capped-mails.ts'
import { createCaps } from './mail/caps.ts'
import { createMailLinks } from './mail/mail-links.ts'
import { createOutbox } from './mail/outbox.ts'
import { createSender } from './mail/sender.ts'
import type { Transport } from './mail/transports.ts'
import { mailFolderOf } from './mail/transports.ts'
import { createWriter } from './mail/write-mail.ts'
import { createMonitoring } from './monitoring/monitoring.ts'
import { createReadinessCheck, registerHealth } from './monitoring/readiness.ts'
import { createEraser } from './people/erasing.ts'
import { registerPersonLinks } from './people/person-links.ts'
import { createRetentionJob } from './people/retention.ts'
import { type Clock, hour, minute, second } from './runtime/clock.ts'
import { createJobs } from './runtime/jobs.ts'
import type { Log } from './runtime/log.ts'
import type { Worker } from './runtime/worker.ts'
import { foldersOf, type Release } from './site/build.ts'
import { registerPublishing } from './site/publish-route.ts'
import type { Site } from './site/site.ts'
import { createStatistics } from './statistics/statistics.ts'

export type AppDeps = {
  config: Config
  secret: string
  /** Open, or one that is opened as soon as it can be. */
  database: Database
  transport: Transport
  clock: Clock
  log: Log
  /** What the build made; processes of our own are started from there. */
  buildFolder: string
  /** What `/ready` says that this is. */
  release?: Release
  site: Site
  /** What reads and renders beside the server. */
  worker: Worker<ContentOperations>
  renderer: Renderer
  writeMail: WriteMail
  /** Everything in it is invented, and the administrator's page says so; no setting can ask for it (`npm run demo`). */
  isDemo?: true
}

/** Puts the product together, in order and explicitly; nothing listens yet. */
export function buildApp(deps: AppDeps) {
  const { config, database, transport, clock, log, secret, renderer } = deps
  const published = deps.site
  const baseHeaders = toBaseHeaders(config.isProduction)
  const productionHost = config.isProduction ? new URL(config.siteUrl).host : undefined
  const { getContent } = published
  const statistics = createStatistics({ database, clock, siteUrl: config.siteUrl })
  const site = createSiteAnswers(published.current, {
    make: published.make,
    baseHeaders,
    productionHost,
    leftAlone: contactPaths,
    onPage: statistics.count,
  })
  const pages = createPages({ render: renderer.render, getContent })

  const { siteUrl, ownerEmail, formLimit } = config
  const counters = createCounters(clock)
  const caps = createCaps(counters, formLimit === 0)
  const siteHost = new URL(siteUrl).hostname
  const outbox = createOutbox({ clock, secret, siteHost, findHold: caps.findHold })
  const links = createMailLinks(secret, siteUrl, clock)
  const write = createWriter(deps.writeMail, getContent, log)
  const mail = { write, getContent, links, siteUrl, ownerEmail }
  const capped = createCappedMails({ database, caps, counters, outbox, mail, clock })
  const { name, address } = config.mailFrom
  const getFrom = () => ({ name: name ?? getContent().settings.brand, address })
  const sender = createSender({ database, outbox, transport, log, getFrom })
  // Mails that became files leave as soon as there is a mail server.
  let areFiledReleased = config.mailAsFiles
  const sendDue = async () => {
    if (!areFiledReleased) await database.write(outbox.releaseFiled)
    areFiledReleased = true
    await sender.sendDue()
  }
  const mailing = { database, outbox, sender, mail, clock }
  const backupFolder = backupFolderOf(config)
  const mailFolder = mailFolderOf(config)
  const backups = createBackupSchedule({ config, clock, log, buildFolder: deps.buildFolder })
  const eraser = createEraser({ database, clock, log, secret, backupFolder, mailFolder })
  const monitoring = createMonitoring({
    ...mailing,
    config,
    counters,
    log,
    inspectBackups: backups.inspect,
    inspectSite: published.inspect,
    listFailingJobs: () => jobs.listFailing(),
  })
  const forms = { ...mailing, counters, formLimit, pages, site }
  const tidy = createRetentionJob({ database, clock, log, backupFolder, mailFolder })
  const findProblem = createReadinessCheck(database, log, () => published.inspect().isOutdated)
  const folder = foldersOf(deps).content
  const jobs = createJobs(log, [
    { name: 'mails', does: 'envoi des e-mails', interval: 2 * second, run: sendDue },
    { name: 'caps', does: 'récapitulatif et plafonds des e-mails', interval: 10 * second, run: capped.look },
    { name: 'retention', does: 'effacement de ce dont le délai est passé', interval: hour, first: 0, run: tidy },
    // A start has enough to do.
    { name: 'backups', does: 'sauvegardes', interval: 10 * minute, first: minute, run: backups.backUpIfDue },
    { name: 'publishing', does: 'publication du site', interval: 2 * second, first: second, run: published.look },
    {
      name: 'deliveries',
      does: 'versions livrées des textes',
      interval: minute,
      first: 0,
      run: () => noteDelivered(database, clock, folder),
    },
    { name: 'monitoring', does: 'surveillance', interval: minute, run: monitoring.check },
    { name: 'statistics', does: 'comptage des pages lues', interval: minute, run: statistics.store },
    // The log tells by itself when a database that was away is back.
    {
      name: 'readiness',
      does: 'surveillance de la base de données',
      interval: 2 * second,
      run: async () => log.isOut('database') && findProblem(),
    },
  ])

  const { server, routes, drain, close } = createServer({
    baseHeaders,
    site,
    pages,
    log,
    trustProxy: config.trustProxy,
  })
  // At an update, the content of the release before may be another than this one reads.
  server.addHook('onRequest', published.whenReadable)
  registerAddressRules(server, config)
  refuseOtherOrigins(server, siteUrl)
  registerPublishing(server, { site: published, secret, clock })
  registerHealth(server, { findProblem, monitoring, release: deps.release, token: config.readyToken })
  registerChecklistForms(server, forms)
  registerContactForms(server, forms)
  const audit = createAudit(database, counters, clock)
  const limits = createSignInLimits(database, counters)
  const mailLink = createLinkMailer({ ...mailing, adminEmail: config.adminEmail })
  const auth = createAuth({ database, config, secret, limits, mailLink, getBrand: () => getContent().settings.brand })
  const authDeps = { ...config, database, auth, audit, limits }
  guardAdmin(server, authDeps)
  registerSignIn(server, authDeps)
  registerSecurity(server, authDeps)
  registerSignUpRoutes(server, { ...mailing, eraser })
  registerEnquiryRoutes(server, { ...mailing, eraser })
  registerAnswerRoutes(server, { ...mailing, getFrom })
  registerPeopleRoutes(server, { ...mailing, pages, eraser })
  registerStatisticsRoutes(server, { database, clock, getContent })
  registerPrivacyRoutes(server, { database, clock, backups })
  const work = createContentWork(deps.worker, { ...config, buildFolder: deps.buildFolder }, clock)
  const editing = { database, clock, folder, work, site: published, getContent, log }
  const load = createContentsLoader(editing)
  const toReplace = () => listToReplace(editing, load)
  registerDashboardRoutes(server, { database, clock, monitoring, getContent, listToReplace: toReplace })
  registerContentRoutes(server, { load, work })
  registerPictureRoutes(server, { database, clock, load, work })
  registerPreviewRoutes(server, { work, pages, site, secret, siteUrl, clock })
  registerAdminPage(server, pages, config.adminEmail, deps.isDemo)
  registerLeadLinks(server, { ...mailing, pages, getPdf: published.getPdf })
  registerPersonLinks(server, { ...mailing, pages, eraser })
  registerSite(server, site)

  return {
    server,
    /** Every route with its method, `POST /api/checklist`; a test holds each to account. */
    routes,
    /** For those that have no timers: tests and the demonstration. */
    jobs,
    sender,
    start: () => {
      jobs.start()
      backups.start()
      published.start()
      // The log tells of a database that is away at the start.
      void findProblem()
    },
    /** Every answer closes its connection; new ones are still taken for a moment, then no more. */
    drain,
    /** Answers what has been accepted, ends the work under way, closes the database. */
    stop: async (): Promise<void> => {
      published.stop()
      await Promise.all([close(), jobs.stop(), backups.stop(), sender.stop(), deps.worker.stop()])
      // Nothing more is answered, and counted.
      await jobs.run('statistics')
      await database.close()
    },
  }
}

export type App = ReturnType<typeof buildApp>
