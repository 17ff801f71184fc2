import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { describeFile, describePage } from '../../server/publishing/describe-file.ts'
import type { Manifest } from '../../server/publishing/manifest.ts'
import { openSiteStore, type SiteStore } from '../../server/publishing/store.ts'

/** A folder for versions of the site that goes with the test. */
export function aSiteFolder(): { folder: string; store: SiteStore; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-site-'))
  return { folder, store: openSiteStore(folder), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export type VersionTexts = {
  /** Counts versions: `3` is made after `2`. */
  number: number
  before?: number
  /** By address. */
  pages?: Record<string, string>
  files?: Record<string, string>
}

export const idOf = (number: number): string => `202603${String(number).padStart(2, '0')}T090000000Z`

/** Puts a version into a store, without switching to it. */
export async function addVersion(
  store: SiteStore,
  { number, before, pages = {}, files = {} }: VersionTexts,
): Promise<Manifest> {
  const page = async (html: string) => ({ ...describePage(html), hash: await store.put(html) })
  const file = async (path: string, text: string) => ({ ...describeFile(path), hash: await store.put(text) })
  const entries = [
    ...Object.entries(pages).map(async ([path, html]) => [path, await page(html)] as const),
    ...Object.entries(files).map(async ([path, text]) => [path, await file(path, text)] as const),
  ]
  const nothing = await store.put('{}')
  const lost = await page('<p>lost</p>')
  const manifest: Manifest = {
    id: idOf(number),
    madeAt: '2026-03-02T09:00:00.000Z',
    by: 'hand',
    ...(before !== undefined && { before: idOf(before) }),
    inputs: { buildId: 'a build', siteUrl: 'http://localhost:3000', contentHash: 'a content', revision: '' },
    day: '2026-03-02',
    nextChangeAt: '2026-12-31T23:00:00.000Z',
    changes: { added: [], changed: [], gone: [] },
    files: Object.fromEntries(await Promise.all(entries)),
    notFound: perKey(locales, () => lost),
    hidden: {
      content: nothing,
      documentsKey: 'a key',
      pdfs: perKey(locales, () => nothing),
    },
  }
  await store.addVersion(manifest)
  return manifest
}

/** Switches a store to one of its versions. */
export function pointTo(store: SiteStore, number: number, { isHeld = false, isCompressed = true } = {}): Promise<void> {
  return store.point({ id: idOf(number), isHeld, isCompressed })
}
