import { isDeepStrictEqual } from 'node:util'
import type { Content } from '../../contract/content/content.ts'
import { toParisDay } from '../runtime/paris-days.ts'
import { buildDocuments } from './build-documents.ts'
import { checkVersion } from './check-version.ts'
import { compressVersion } from './compress-version.ts'
import type { KnownArticles } from './content/articles/read-articles.ts'
import { toSentence } from './content/complaint.ts'
import { loadContent } from './content/load-content.ts'
import { drawVersion } from './draw-version.ts'
import { findChanges } from './find-changes.ts'
import { loadRenderer } from './load-renderer.ts'
import type { Manifest, PublishReason } from './manifest.ts'
import { findNextChange, isOverdue, toContentOfDay } from './next-change.ts'
import { foldersOf, type Inputs, readInputs, type Sources } from './read-inputs.ts'
import { listRequiredAddresses } from './required-addresses.ts'
import { findNextRevision, readContentFiles, sweepPlaces } from './revisions/overlay.ts'
import { type LockedSite, type SitePlace, switchTo } from './with-publish-lock.ts'

/** What is to be published, and why; `isLost` if what is served cannot be, even if it is held. */
export type PublishOrder = SitePlace & Sources & { by: PublishReason; now: number; isLost?: boolean }

/** How it ended. `complaints` are the owner's to mend, a French sentence each. `current`: there was nothing to do. */
export type PublishReport =
  | { kind: 'published'; id: string; changes: Manifest['changes'] }
  | { kind: 'current' }
  | { kind: 'busy' }
  | { kind: 'refused'; complaints: string[] }
  | { kind: 'failed'; message: string; error?: Error }

/** Sortable, and later than any that is there, whatever the clock says. */
function toId(now: number, newest: string | undefined): string {
  const format = (moment: number) => new Date(moment).toISOString().replaceAll(/[-:.]/g, '')
  const id = format(now)
  if (newest === undefined || id > newest) return id
  const [, year, month, day, hours, minutes, seconds, rest] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/.exec(newest) ?? []
  return format(Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${rest}Z`) + 1)
}

/** Whether there is something to do, now that nobody else is at it. */
function isDue({ by, isLost, now }: PublishOrder, { store, before, served }: LockedSite, inputs: Inputs): boolean {
  if (by === 'hand' || isLost || !before || !store.isWhole(before)) return true
  if (served?.isHeld) return false
  if (isOverdue(before, now)) return true
  if (before.inputs.revision !== inputs.revision) return true
  return by === 'start' && !isDeepStrictEqual(before.inputs, inputs)
}

/** Articles of the version before, if the same build has read them. */
export async function findKnownArticles(
  { store, before }: Pick<LockedSite, 'store' | 'before'>,
  buildId: string,
): Promise<KnownArticles> {
  if (before?.inputs.buildId !== buildId || !store.has(before.hidden.content)) return { buildId, articles: [] }
  const { articles }: Content = JSON.parse((await store.read(before.hidden.content)).toString())
  return { buildId, articles }
}

/**
 * Draws a version, checks it whole, and switches to it. Nothing that is served changes before.
 * @returns what became of it; the best compression is still to come
 */
export async function publishVersion(order: PublishOrder, site: LockedSite): Promise<PublishReport> {
  const { by, now, siteUrl, buildFolder } = order
  const { db } = site
  const inputs = await readInputs(order, db)
  if (!isDue(order, site, inputs)) return { kind: 'current' }
  const { store, before } = site
  const folders = foldersOf(order)
  const day = toParisDay(now)
  const known = await findKnownArticles(site, inputs.buildId)
  const sources = await readContentFiles({ ...order, folder: folders.content, db })
  const loaded = await loadContent(sources, { today: day, known })
  if ('complaints' in loaded) return { kind: 'refused', complaints: loaded.complaints.map(toSentence) }
  const content = toContentOfDay(loaded.content, day)
  const renderer = await loadRenderer(buildFolder, siteUrl)
  const build = { siteUrl, buildFolder, buildId: inputs.buildId }
  const documents = await buildDocuments(store, { content, files: sources }, build, before)
  if ('complaints' in documents) return { kind: 'refused', complaints: documents.complaints.map(toSentence) }
  const { drawn, unfit, ...files } = await drawVersion({
    ...{ store, renderer, content, siteUrl, before },
    documents: documents.open,
    folders: [folders.public, folders.client],
  })
  const complaints = [...unfit, ...checkVersion(drawn, listRequiredAddresses(content))]
  if (complaints.length > 0) return { kind: 'refused', complaints }
  const [newest] = await store.listVersions()
  const manifest: Manifest = {
    id: toId(now, newest),
    madeAt: new Date(now).toISOString(),
    by,
    ...(before && { before: before.id }),
    inputs,
    day,
    nextChangeAt: new Date(findNextChange(loaded.content, now, db && (await findNextRevision(db, now)))).toISOString(),
    changes: findChanges(before, files.files),
    ...files,
    hidden: { content: await store.put(JSON.stringify(content)), ...documents.hidden },
  }
  if (before && isSame(before, manifest) && !site.served?.isHeld) return { kind: 'current' }
  await compressVersion(store, manifest, 'quick')
  if (!store.isWhole(manifest)) throw new Error(`files of the new version have gone from ${store.folder}`)
  await store.addVersion(manifest)
  await switchTo(site, manifest, { id: manifest.id, isHeld: false, isCompressed: false })
  await store.sweep()
  if (db) await sweepPlaces(db, order.siteDir)
  return { kind: 'published', id: manifest.id, changes: manifest.changes }
}

/** Whether a visitor and the schedule would find no difference. */
function isSame(one: Manifest, other: Manifest): boolean {
  const partOf = ({ inputs, day, nextChangeAt, files, notFound, hidden }: Manifest) =>
    ({ inputs, day, nextChangeAt, files, notFound, hidden }) satisfies Partial<Manifest>
  return isDeepStrictEqual(partOf(one), partOf(other))
}
