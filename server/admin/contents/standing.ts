import type { Kysely } from 'kysely'
import { contentGroups, type Entry } from '../../../contract/api/admin-contents.ts'
import { entryOf } from '../../../contract/content/content-paths.ts'
import { isOpen } from '../../../contract/content/to-replace.ts'
import { defaultLocale } from '../../../contract/locales.ts'
import { startOfParisDay, toParisDay } from '../../../contract/paris.ts'
import { readPublishedOn } from '../../content/articles/read-front-matter.ts'
import { type ContentFiles, readContentFolder } from '../../content/content-files.ts'
import { schemaOfFile } from '../../content/content-paths.ts'
import { type FileInForce, layOver, listInForce, readOwnChanges } from '../../content/overlay.ts'
import type { Tables } from '../../db/tables.ts'
import { findDisagreements, listTextEvents, type TextEvent } from '../../editing/agreements.ts'
import type { Described } from '../../editing/content-work.ts'
import { type Draft, listDrafts } from '../../editing/drafts.ts'
import { listScheduled } from '../../editing/revisions.ts'
import { findState } from '../../editing/write-changes.ts'
import { hashOf } from '../../runtime/files.ts'

export type StandingSource = { db: Kysely<Tables>; folder: string; now: number }

/** How every file of the content stands at a moment. */
export type Standing = {
  now: number
  /** What was published and scheduled (`findState`), at the latest: what was made since is not certain to be in the rest. */
  state: string
  release: ContentFiles
  /** As visitors see it, or are about to. */
  published: ContentFiles
  drafts: ReadonlyMap<string, Draft>
  inForce: ReadonlyMap<string, FileInForce>
  scheduled: Awaited<ReturnType<typeof listScheduled>>
  /** What the owner has done with texts. */
  events: readonly TextEvent[]
}

export async function readStanding({ db, folder, now }: StandingSource): Promise<Standing> {
  const state = await findState(db, now)
  const release = await readContentFolder(folder)
  const inForce = await listInForce(db, now)
  return {
    now,
    state,
    release,
    inForce,
    published: layOver(release, await readOwnChanges(db, release, inForce)),
    drafts: new Map((await listDrafts(db)).map((draft) => [draft.path, draft])),
    scheduled: await listScheduled(db, now),
    events: await listTextEvents(db, now),
  }
}

/** What a file is known by, or null if there is no such file. */
export const hashIn = (files: ContentFiles, path: string): string | null => {
  const file = files.get(path)
  return file ? hashOf(file.bytes) : null
}

/** What a text without a draft is known by: what waits for its moment, else what is published; null if there is neither. */
export const findBeneath = ({ scheduled, published }: Standing, path: string): string | null =>
  scheduled.get(path)?.file.bodyHash ?? hashIn(published, path)

/** Files that are changed as one with an entry, its own among them. */
export const filesOf = (standing: Standing, entry: string): string[] =>
  [...new Set([...standing.published.keys(), ...standing.drafts.keys(), ...standing.scheduled.keys()])].filter(
    (path) => entryOf(path) === entry,
  )

/** How an entry stands, in the one of five ways that the owner is told of. */
function toState(standing: Standing, path: string): Pick<Entry, 'state' | 'isOnline' | 'appearsAt'> {
  const files = filesOf(standing, path)
  const published = standing.published.get(path)
  const day = published && path.startsWith('articles/') ? readPublishedOn(published.bytes.toString('utf8')) : undefined
  const isToCome = day !== undefined && day > toParisDay(standing.now)
  const isOnline = published !== undefined && !isToCome
  const scheduled = files.flatMap((file) => standing.scheduled.get(file) ?? [])[0]
  const appearsAt = scheduled?.revision.takesEffectAt ?? null
  if (files.some((file) => standing.drafts.has(file)))
    return { state: published || scheduled ? 'changed' : 'draft', isOnline, appearsAt }
  if (appearsAt !== null) return { state: 'scheduled', isOnline, appearsAt }
  if (!published) return { state: 'withdrawn', isOnline, appearsAt }
  if (!isToCome) return { state: 'published', isOnline, appearsAt }
  return { state: 'scheduled', isOnline, appearsAt: new Date(startOfParisDay(day)).toISOString() }
}

/**
 * Which texts are to be read again: an article when any of its languages has changed, all others when the French text
 * has, which they follow.
 */
export const findUnread = ({ events }: Standing, described: Record<string, Described>) =>
  findDisagreements(events, (path) => {
    const others = described[path]?.others ?? []
    const isArticle = schemaOfFile(path)?.group === 'articles'
    const isFrench = schemaOfFile(path)?.locale === defaultLocale
    return others.flatMap((other) => (isArticle || (!isFrench && other.locale === defaultLocale) ? other.path : []))
  })

/** What taking back would take back: the revision that waits with an entry, or that withdrew it. */
export const findTakeable = (standing: Standing, entry: string): string | null => {
  const waiting = filesOf(standing, entry).flatMap((file) => standing.scheduled.get(file) ?? [])[0]
  const withdrawal = standing.published.has(entry) ? undefined : standing.inForce.get(entry)
  return waiting?.revision.id ?? withdrawal?.revision ?? null
}

/** One entry, if a path is that of one. */
export function toEntry(
  standing: Standing,
  path: string,
  described?: Described,
  isOutdated = false,
): Entry | undefined {
  const known = schemaOfFile(path)
  if (!known) return undefined
  const { group, subject, locale = null } = known
  return {
    path,
    group,
    locale,
    subject,
    title: described?.title ?? subject,
    ...toState(standing, path),
    isOutdated,
    samples: described?.toReplace.filter(isOpen).length ?? 0,
  }
}

/** Every entry that can be changed, in the order of the groups. */
export function listEntries(standing: Standing, described: Record<string, Described>): Entry[] {
  const { published, drafts, scheduled, inForce } = standing
  const withdrawn = [...inForce.values()].flatMap(({ bodyHash, path, isWithdrawal }) =>
    bodyHash === null && isWithdrawal ? path : [],
  )
  const paths = new Set([...published.keys(), ...drafts.keys(), ...scheduled.keys(), ...withdrawn])
  const unreadOf = findUnread(standing, described)
  const entries = [...paths].flatMap((path) => toEntry(standing, path, described[path], unreadOf(path).size > 0) ?? [])
  const order = (entry: Entry) => contentGroups.indexOf(entry.group)
  return entries.sort((a, b) => order(a) - order(b) || a.path.localeCompare(b.path))
}
