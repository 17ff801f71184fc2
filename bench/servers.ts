import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPublishing } from '../server/publishing/start-publishing.ts'
import { findFreePort } from '../tests/support/free-port.ts'
import { bundleServer } from './bundle-server.ts'
import { benchFolder, type Child, root, startChild } from './children.ts'
import type { Place } from './machine.ts'

/** What the bench builds for: the address a laptop gets by default. */
export const builtFor = 'http://localhost:3000'

export type RunningServer = Child & {
  port: number
  url: string
  /** Milliseconds from the start of the process to the first good answer. */
  startedIn: number
}

/** Longest wait for a server; a first start builds everything. */
const patience = 300_000

async function untilAnswering(address: string, child: Child): Promise<void> {
  const giveUpAt = performance.now() + patience
  while (performance.now() < giveUpAt) {
    if (child.hasEnded()) throw new Error(`the server ended: ${child.errors().trim()}`)
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`the server does not answer: ${child.errors().trim()}`)
}

/** Where the bench publishes the site, once for all parts. */
export const siteDir = join(benchFolder, 'site')

/** @throws if it cannot be published */
export async function publishSite(): Promise<void> {
  const place = { siteDir, databaseUrl: undefined, buildFolder: join(root, 'dist'), siteUrl: builtFor }
  const { report, ended } = startPublishing({ ...place, by: 'start', now: Date.now() })
  const done = await report
  await ended
  if (done.kind !== 'published' && done.kind !== 'current') throw new Error(`the site is not published: ${done.kind}`)
}

type StartOptions = {
  place: Place
  folder: string
  cwd?: string | undefined
  env?: Record<string, string>
  /** Told of the process at once. */
  onSpawn?: (pid: number) => void
}

async function start(
  parameters: string[],
  { place, folder, cwd = root, env, onSpawn }: StartOptions,
): Promise<RunningServer> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = startChild(process.execPath, parameters, {
    place,
    cwd,
    env: {
      PORT: String(port),
      SITE_URL: builtFor,
      DATA_DIR: join(folder, 'data'),
      SITE_DIR: siteDir,
      FORM_LIMIT: '0',
      BACKUP_EVERY: '0',
      ...env,
    },
    logFile: join(folder, `server-${port}.log`),
  })
  onSpawn?.(child.pid)
  await untilAnswering(`${url}/health`, child)
  return { ...child, port, url, startedIn: performance.now() - began }
}

/** Flags that `npm start` gives to Node. */
const startFlags = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start as string)
  .split(' ')
  .filter((part) => part.startsWith('--'))

/** The product as `npm start` starts it, in the checkout; its data goes into `folder`. */
export function startProduct(folder: string, { place }: { place: Place }): Promise<RunningServer> {
  return start([...startFlags, 'scripts/start.ts'], { place, folder })
}

/** The same in a copy of the checkout, which has built and published nothing yet. */
export function startCopy(folder: string, cwd: string): Promise<RunningServer> {
  const env = { SITE_DIR: join(folder, 'data/site') }
  return start([...startFlags, 'scripts/start.ts'], { place: 'anywhere', folder, cwd, env })
}

/** A release as its service starts it; it publishes into its own data. */
export function startRelease(folder: string, cwd: string, onSpawn: (pid: number) => void): Promise<RunningServer> {
  // As the unit in `deploy` sets it.
  const env = { SITE_DIR: join(folder, 'data/site'), MALLOC_ARENA_MAX: '2' }
  return start([...startFlags, 'start.js'], { place: 'anywhere', folder, cwd, env, onSpawn })
}

/**
 * The product with a transport that takes every mail at once; its data goes into `folder`, or with a
 * `databaseUrl` into that database.
 */
export async function startWithSink(
  folder: string,
  { databaseUrl, place = 'server' }: { databaseUrl?: string; place?: Place } = {},
): Promise<RunningServer> {
  const env = databaseUrl ? { DATABASE_URL: databaseUrl, SECRET: 'a secret of the bench, shared by all instances' } : {}
  return start([...startFlags, await bundleServer(), join(root, 'dist')], { place, folder, env })
}
