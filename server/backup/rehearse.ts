import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { type Clock, instantOf, minute, second } from '../clock.ts'
import { type DatabaseLocation, openDatabase } from '../db/database.ts'
import { connectPostgres } from '../db/postgres.ts'
import { backupFolderOf, listBackups } from './backup-files.ts'
import type { BackupFacts } from './facts.ts'
import { aWorkFolder, type BackupPlace } from './make-backup.ts'
import { BackupError } from './pack.ts'
import { unpackInto } from './restore-backup.ts'
import { noteBackupStatus } from './status.ts'

/** A server that has not answered by then does not start. */
const bootPatience = minute

type Scratch = { location: DatabaseLocation; remove: () => Promise<void> }

/**
 * An empty place to rehearse in: a folder, and on PostgreSQL a database beside the real one. A user who may
 * make no database rehearses on SQLite: a backup fits both.
 */
async function aScratchPlace({ databaseUrl, dataDir }: BackupPlace): Promise<Scratch> {
  const work = aWorkFolder(dataDir)
  const onSqlite = { location: { databaseUrl: undefined, dataDir: work.path }, remove: async () => work.remove() }
  if (!databaseUrl) return onSqlite
  const name = `rehearsal_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = await connectPostgres(databaseUrl)
    await client.query(statement).finally(() => client.end())
  }
  try {
    await run(`create database ${name}`)
  } catch (error) {
    // Insufficient privilege (PostgreSQL, appendix A).
    if (error instanceof Error && 'code' in error && error.code === '42501') return onSqlite
    throw error
  }
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return {
    location: { databaseUrl: url.href, dataDir: work.path },
    remove: async () => {
      work.remove()
      await run(`drop database ${name} with (force)`)
    },
  }
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Boots the built product on a restored copy and asks it for a page and its database. It sends no mail: what
 * still waits in the copy was sent long ago, so that its mails are written into the folder that is removed.
 */
async function boot(buildFolder: string, location: DatabaseLocation, signal: AbortSignal | undefined): Promise<void> {
  const port = await findPort()
  const url = `http://127.0.0.1:${port}`
  const program = `const { main } = await import(${JSON.stringify(pathToFileURL(join(buildFolder, 'server/main.js')).href)}); await main(${JSON.stringify(buildFolder)})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: 'ignore',
    env: {
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: location.dataDir,
      DATABASE_URL: location.databaseUrl ?? '',
      SECRET: randomUUID() + randomUUID(),
      BACKUP_EVERY: '0',
      LOG_LEVEL: 'silent',
    },
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const kill = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', kill, { once: true })
  try {
    const giveUpAt = performance.now() + bootPatience
    const isUp = async (path: string) => (await fetch(url + path).catch(() => undefined))?.ok === true
    while (!((await isUp('/ready')) && (await isUp('/')))) {
      signal?.throwIfAborted()
      if (child.exitCode !== null) throw new BackupError('the product does not start on the restored copy')
      if (performance.now() > giveUpAt) throw new BackupError('the product does not answer on the restored copy')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    child.kill('SIGTERM')
    const late = setTimeout(kill, 15 * second)
    const code = await exited
    clearTimeout(late)
    if (code !== 0) throw new BackupError('the product did not stop cleanly on the restored copy')
  } finally {
    signal?.removeEventListener('abort', kill)
    if (child.exitCode === null) kill()
  }
}

/** Rows by table in a restored copy. */
async function countRestored(location: DatabaseLocation): Promise<Record<string, number>> {
  const database = await openDatabase(location)
  try {
    const counts: Record<string, number> = {}
    for (const { name } of await database.db.introspection.getTables()) {
      const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${sql.table(name)}`.execute(
        database.db,
      )
      counts[name] = Number(rows[0]?.count)
    }
    return counts
  } finally {
    await database.close()
  }
}

export type Rehearsal = { facts: BackupFacts; path: string; counts: Record<string, number> }

/**
 * Restores the newest backup beside everything, compares its rows with what the backup says, boots the
 * product on it, and writes down as of when everything could be brought back. Nothing real is touched.
 * @throws {BackupError} naming what failed; then the date of the last success stays
 */
export async function rehearse(
  place: BackupPlace,
  buildFolder: string,
  clock: Clock,
  signal?: AbortSignal,
): Promise<Rehearsal> {
  const folder = backupFolderOf(place)
  const [newest] = listBackups(folder)
  if (!newest) throw new BackupError(`there is no backup in ${folder}`)
  const scratch = await aScratchPlace(place)
  try {
    const facts = await unpackInto(newest.path, scratch.location, place.backup.key)
    const counts = await countRestored(scratch.location)
    // Nobody stays signed in; everything else is there to the row.
    const wrong = Object.keys(counts).filter(
      (name) => name !== 'sessions' && name in facts.counts && counts[name] !== facts.counts[name],
    )
    if (wrong.length > 0) throw new BackupError(`rows are missing after restoring: ${wrong.join(', ')}`)
    await boot(buildFolder, scratch.location, signal)
    const done = { restorableAsOf: facts.takenAt, rehearsedAt: instantOf(clock), counts, failure: undefined }
    noteBackupStatus(folder, done)
    return { facts, path: newest.path, counts }
  } finally {
    await scratch.remove()
  }
}
