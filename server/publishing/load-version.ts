import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../contract/content/content.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { perKeyInTurn } from '../../contract/per-key.ts'
import type { SiteFile, SiteFiles } from '../http/site-files.ts'
import type { ContentCheck } from './check-content.ts'
import { describeFile, isPartOfPages } from './describe-file.ts'
import { forEachAtOnce } from './for-each-at-once.ts'
import { listFiles } from './hash-folders.ts'
import type { Manifest, ManifestFile } from './manifest.ts'
import type { SiteStore } from './store.ts'

/** One published state of the site, whole and in memory. */
export type SiteVersion = SiteFiles & {
  id: string
  /** What it was drawn from; whoever needs words asks for them at the moment of use. */
  content: Content
  /** The checklist. */
  pdfs: Record<Locale, Buffer>
  madeAt: string
  /** The last of the owner's revisions that was stored before it was made (`toMark`). */
  revision: string
  /** True after going back: nothing is published by the schedule until the next publish by hand. */
  isHeld: boolean
}

/** Files read at a time, so that visitors are answered meanwhile. */
const atOnce = 8

/** Old addresses as they are looked up. A version of an older build has none. */
export const toMoved = ({ redirects }: Pick<Content, 'redirects'>): SiteVersion['moved'] =>
  new Map((redirects ?? []).map((one) => [one.from, one]))

/**
 * Reads versions of a store into memory, so that pages are answered without touching the disk. What has not changed
 * since the version before is not read again: memory stays small however often one publishes.
 * @param clientFolder what this build made for browsers: pages that the server draws itself ask for it, whichever build
 *   the version was published by
 */
export function createVersionLoader(
  store: SiteStore,
  { clientFolder, check }: { clientFolder?: string; check?: ContentCheck | undefined },
) {
  /** By what each was made from: the next version takes it over where that is the same. */
  let loaded = new Map<string, SiteFile>()

  async function load(entry: ManifestFile, next: Map<string, SiteFile>): Promise<SiteFile> {
    const forms = store.listForms(entry.hash)
    const made = JSON.stringify([entry, forms])
    const before = next.get(made) ?? loaded.get(made)
    const file = before ?? {
      contentType: entry.contentType,
      cacheControl: entry.cacheControl,
      contentSecurityPolicy: entry.contentSecurityPolicy,
      isIndexed: entry.isIndexed,
      bodies: { identity: await store.read(entry.hash) },
    }
    if (!before) for (const { encoding, name } of forms) file.bodies[encoding] = await store.readNamed(name)
    next.set(made, file)
    return file
  }

  /**
   * @throws if anything that the version names is missing or damaged, or does not pass `check`: such a version is not
   *   switched to
   */
  return async (manifest: Manifest, { isHeld }: { isHeld: boolean }): Promise<SiteVersion> => {
    const next = new Map<string, SiteFile>()
    const files = new Map<string, SiteFile>()
    await forEachAtOnce(Object.entries(manifest.files), atOnce, async ([path, entry]) => {
      files.set(path, await load(entry, next))
    })
    const { notFound, hidden } = manifest
    const version = {
      notFound: await perKeyInTurn(locales, (locale) => load(notFound[locale], next)),
      pdfs: await perKeyInTurn(locales, (locale) => store.read(hidden.pdfs[locale])),
      content: JSON.parse((await store.read(hidden.content)).toString()) as Content,
    }
    await check?.(manifest, version.content)
    await addOlderParts(manifest, files, next)
    if (clientFolder !== undefined) await addOwnParts(clientFolder, files)
    loaded = next
    const { id, madeAt, inputs } = manifest
    return { ...version, id, madeAt, revision: inputs.revision, files, moved: toMoved(version.content), isHeld }
  }

  /** What only older versions name stays served while a reader may have one of their pages open. */
  async function addOlderParts(
    manifest: Manifest,
    files: Map<string, SiteFile>,
    next: Map<string, SiteFile>,
  ): Promise<void> {
    for (const older of await store.listKept()) {
      if (older.id === manifest.id) continue
      const parts = Object.entries(older.files).filter(([path, entry]) => isPartOfPages(entry) && !files.has(path))
      await forEachAtOnce(parts, atOnce, async ([path, entry]) => {
        // A part that has gone is missed by an old page only.
        const file = await load(entry, next).catch(() => undefined)
        if (file) files.set(path, file)
      })
    }
  }
}

async function addOwnParts(folder: string, files: Map<string, SiteFile>): Promise<void> {
  const missing = listFiles(folder).filter((path) => !files.has(path))
  await forEachAtOnce(missing, atOnce, async (path) => {
    const { contentType, cacheControl, isIndexed } = describeFile(path)
    const identity = await readFile(join(folder, path))
    files.set(path, { contentType, cacheControl, isIndexed, contentSecurityPolicy: undefined, bodies: { identity } })
  })
}
