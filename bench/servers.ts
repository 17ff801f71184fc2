import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../scripts/root.ts'
import { backupFolderOf, noteBackupStatus, toBackupName } from '../server/backup/folder.ts'
import { readConfig } from '../server/config.ts'
import { findFreePort } from '../tests/support/free-port.ts'
import { aSite } from '../tests/support/test-site.ts'
import type { Target } from './load.ts'
import { buildFolder, siteDir, siteUrl } from './places.ts'
import { type Process, type ProcessOptions, startProcess } from './processes.ts'

export type RunningServer = Process &
  Target & {
    /** Milliseconds from the start of the process to the first good answer. */
    startedIn: number
  }

/** Longest wait for a server (ms); a first start builds everything. */
const startTimeout = 300_000

/** Waits for a good answer. @throws if the process ends before, or takes too long */
export async function waitForAnswer(address: string, server: Process): Promise<void> {
  for (const until = performance.now() + startTimeout; performance.now() < until; await wait(10)) {
    if (server.hasEnded()) break
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`no answer from ${address}: ${server.readLog()}`)
}

/** @throws if the site of the checkout cannot be published */
export async function publishCheckout(): Promise<void> {
  const { site, worker } = await aSite({ siteDir, siteUrl, buildFolder })
  const report = await site.publish()
  if (report.kind !== 'published') throw new Error(`the site is not published: ${report.kind}`)
  await site.whenSettled()
  await worker.stop()
}

/** As if a backup had just been taken and restored: none runs beside what is measured. */
function pretendBackup(dataDir: string): void {
  const folder = backupFolderOf(readConfig({ DATA_DIR: dataDir }))
  const at = new Date().toISOString()
  const name = toBackupName(at, false)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), '')
  noteBackupStatus(folder, { restored: { at, name, rehearsedAt: at } })
}

/** Flags that `npm start` gives to Node. */
const startFlags = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start as string)
  .split(' ')
  .filter((part) => part.startsWith('--'))

/**
 * Starts a server of ours as `npm start` does, and waits for its first answer. Its data is in `dataDir`.
 * @param program what Node runs, for example `scripts/start.ts`
 * @param onStart told of the process at once
 */
export async function startServer(
  program: string,
  dataDir: string,
  options: Partial<ProcessOptions> = {},
  onStart: (pid: number) => void = () => {},
): Promise<RunningServer> {
  pretendBackup(dataDir)
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: String(port), SITE_URL: siteUrl, FORM_LIMIT: '0', ...options.env }
  const began = performance.now()
  const server = startProcess(process.execPath, [...startFlags, program], {
    ...{ core: 'server', ...options },
    env: { DATA_DIR: dataDir, SITE_DIR: siteDir, ...env },
  })
  onStart(server.pid)
  await waitForAnswer(`${url}/health`, server)
  return { ...server, url, startedIn: performance.now() - began }
}

/** The product as `npm start` starts it, on its own core. */
export const startProduct = (dataDir: string): Promise<RunningServer> => startServer('scripts/start.ts', dataDir)
