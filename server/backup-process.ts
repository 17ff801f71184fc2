import { join } from 'node:path'
import { type AppDeps, buildApp } from './app.ts'
import { backupFolderOf } from './backup/backup-files.ts'
import { withBackupLock } from './backup/backup-lock.ts'
import { makeBackup } from './backup/make-backup.ts'
import { rehearse } from './backup/rehearse.ts'
import type { BackupOperations, BackupOrder, BackupReport } from './backup/run-process.ts'
import { noteBackupStatus, toFault } from './backup/status.ts'
import { readConfig } from './config.ts'
import type { Database } from './db/database.ts'
import { type Clock, instantOf, systemClock } from './runtime/clock.ts'
import { createLog } from './runtime/log.ts'
import { createWorker } from './runtime/worker.ts'
import { loadMails, loadRenderer } from './site/build.ts'
import { openSite } from './site/site.ts'

/**
 * Boots the built product on a restored copy and asks it for its database and a page. Nothing of what goes on by
 * itself is started: it sends no mail and deletes nothing.
 */
async function boot(database: Database, { place, siteDir, buildFolder }: BackupOrder, clock: Clock): Promise<void> {
  const siteUrl = 'http://127.0.0.1'
  const log = createLog('silent')
  const renderer = await loadRenderer(buildFolder, siteUrl)
  const mails = await loadMails(buildFolder)
  const worker = createWorker<typeof import('./site-process.ts')>(join(buildFolder, 'server/site.js'))
  const workPlace = { dataDir: place.dataDir, databaseUrl: undefined, siteDir, siteUrl, buildFolder }
  const site = await openSite({
    place: workPlace,
    render: renderer.render,
    mails,
    db: database.db,
    worker,
    clock,
    log,
    isServedAsIs: true,
  })
  const deps: AppDeps = {
    config: {
      ...readConfig({}),
      siteUrl,
      siteDir,
      dataDir: place.dataDir,
      backup: { ...place.backup, every: 0 },
    },
    secret: 'of a rehearsal: it signs nothing that leaves here',
    database,
    clock,
    buildFolder,
    transport: {
      description: 'none',
      send: async () => ({ isSent: false, reason: 'unreachable', detail: 'rehearsal' }),
    },
    log,
    site,
    worker,
    renderer,
    writeMail: mails.writeMail,
  }
  const app = await buildApp(deps)
  try {
    const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
    for (const path of ['/ready', '/']) {
      const { status } = await fetch(url + path)
      if (status !== 200) throw new Error(`${path} answers ${status}`)
    }
  } finally {
    await app.stop()
  }
}

async function work(order: BackupOrder, clock: Clock): Promise<BackupReport> {
  const { place, isBackupDue } = order
  let what: 'backup' | 'rehearsal' = isBackupDue ? 'backup' : 'rehearsal'
  try {
    return await withBackupLock(place, async () => {
      if (isBackupDue) await makeBackup(place, clock)
      what = 'rehearsal'
      const rehearsal = await rehearse(place, (database) => boot(database, order, clock), clock)
      return { isDone: true, rehearsal }
    })
  } catch (error) {
    const fault = toFault(error)
    if (fault.why !== 'busy') note(place, { at: instantOf(clock), what, ...fault })
    return { isDone: false, what, ...fault, message: error instanceof Error ? error.message : String(error) }
  }
}

function note(place: BackupOrder['place'], failure: Parameters<typeof noteBackupStatus>[1]['failure']): void {
  try {
    noteBackupStatus(backupFolderOf(place), { failure })
  } catch {
    // The disk that is too full for a backup may be too full for the note; the report says it, too.
  }
}

/*
 * The process of `runBackupProcess`.
 */
process.umask(0o077)
process.once('disconnect', () => process.exit())

export const carryOut: BackupOperations['carryOut'] = (order) => {
  const offset = order.now - systemClock.now()
  return work(order, { now: () => systemClock.now() + offset, steady: systemClock.steady })
}
