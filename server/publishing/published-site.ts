import { join } from 'node:path'
import { minute, second } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import type { ContentCheck } from './check-content.ts'
import { createVersionLoader, type SiteVersion } from './load-version.ts'
import type { Pointer } from './manifest.ts'
import type { SharedStore } from './shared-store.ts'
import { openSiteStore, type SiteStore } from './store.ts'

/** What visitors get, whichever version that is at the moment. */
export type PublishedSite = {
  current: () => SiteVersion
  /** Called with a new version before `current` gives it; if a listener fails, the version before stays. */
  onSwitch: (listener: (version: SiteVersion) => Promise<void> | void) => void
  /** Looks whether the store names another version, and switches to it. Never throws: what fails is logged. */
  refresh: () => Promise<void>
}

/** A version that cannot be read is tried again after this long. */
const pause = minute

class NothingPublishedError extends Error {}

const isSame = (one: Pointer, other: Pointer) =>
  one.id === other.id && one.isHeld === other.isHeld && one.isCompressed === other.isCompressed

export type PublishedSiteDeps = {
  store: SiteStore
  /** Where the other instances are, what they publish. */
  shared?: SharedStore | undefined
  log: Pick<Log, 'info' | 'outage' | 'recovered'>
  buildFolder: string
  check?: ContentCheck
}

/** How often the other instances are asked. */
const pullInterval = 5 * second

/**
 * Reads the version that a store names as served, and each one that it names later.
 * @throws {NothingPublishedError} if it names none
 * @throws if that version cannot be read
 */
export async function openPublishedSite({
  store,
  shared,
  log,
  buildFolder,
  check,
}: PublishedSiteDeps): Promise<PublishedSite> {
  const load = createVersionLoader(store, { clientFolder: join(buildFolder, 'client'), check })
  const listeners: ((version: SiteVersion) => Promise<void> | void)[] = []
  let refused: { pointer: Pointer; at: number } | undefined
  let underway: Promise<void> | undefined

  async function readNamed(pointer: Pointer): Promise<SiteVersion> {
    const manifest = await store.findVersion(pointer.id)
    if (!manifest) throw new Error(`the version ${pointer.id} of the site is missing in ${store.folder}`)
    return load(manifest, pointer)
  }

  const first = await store.findPointer()
  if (!first) throw new NothingPublishedError(`nothing is published in ${store.folder}`)
  let shown = { pointer: first, version: await readNamed(first) }

  let pulledAt = performance.now()

  async function pull(): Promise<void> {
    if (!shared || performance.now() - pulledAt < pullInterval) return
    pulledAt = performance.now()
    await shared.pull().then(
      () => log.recovered('site versions'),
      (error) => log.outage('site versions', { error }, 'site versions of other instances not read'),
    )
  }

  async function look(): Promise<void> {
    await pull()
    const pointer = await store.findPointer()
    if (!pointer || isSame(pointer, shown.pointer)) return log.recovered('site')
    if (refused && isSame(pointer, refused.pointer) && performance.now() - refused.at < pause) return
    try {
      const version = await readNamed(pointer)
      for (const listener of listeners) await listener(version)
      shown = { pointer, version }
      refused = undefined
      log.info({ version: version.id, isHeld: version.isHeld }, 'site version served')
      log.recovered('site')
    } catch (error) {
      refused = { pointer, at: performance.now() }
      throw error
    }
  }

  return {
    current: () => shown.version,
    onSwitch: (listener) => {
      listeners.push(listener)
    },
    refresh: () => {
      underway ??= look()
        .catch((error) => log.outage('site', { error }, 'site version not served, the one before stays'))
        .finally(() => {
          underway = undefined
        })
      return underway
    },
  }
}

/** Reads what was published last in a folder; for tests and rehearsals, which publish nothing. */
export function readVersion(siteDir: string, buildFolder: string): Promise<PublishedSite> {
  return openPublishedSite({
    store: openSiteStore(siteDir),
    log: { info: () => {}, outage: () => {}, recovered: () => {} },
    buildFolder,
  })
}
