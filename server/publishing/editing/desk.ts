import type { Kysely } from 'kysely'
import type { TextComplaint } from '../../../contract/api/admin-contents.ts'
import type { Article } from '../../../contract/content/article.ts'
import type { Renderer } from '../../../contract/renderer.ts'
import type { DatabaseLocation } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { toParisDay } from '../../runtime/paris-days.ts'
import type { KnownArticles } from '../content/articles/read-articles.ts'
import type { Complaint } from '../content/complaint.ts'
import type { ContentFiles } from '../content/content-files.ts'
import type { ParsedFiles } from '../content/content-reader.ts'
import { type EditedContent, type LoadedContent, loadContent, loadForEditor } from '../content/load-content.ts'
import type { Look } from '../content-work.ts'
import { loadRenderer } from '../load-renderer.ts'
import type { Manifest } from '../manifest.ts'
import { findKnownArticles } from '../publish-version.ts'
import { foldersOf, readBuildId, type Sources } from '../read-inputs.ts'
import { readContentFiles } from '../revisions/overlay.ts'
import { hashOf, openSiteStore, type SiteStore } from '../store.ts'

/** Where the content process finds everything. */
export type DeskPlace = Sources & DatabaseLocation & { siteDir: string }

/** What is read for one call: files as they lie over each other, and what they say. */
type Read = {
  files: ContentFiles
  /** Changes with every byte of the files, and with the day. */
  fingerprint: string
  edited: () => Promise<EditedContent>
}

/** The content while somebody works on it, with all that makes a second look fast. */
export type Desk = {
  place: DeskPlace
  db: Kysely<Tables> | undefined
  store: SiteStore
  buildId: string
  renderer: Renderer
  read: (look: Look, now: number) => Promise<Read>
  /** As publishing reads it. */
  load: (files: ContentFiles, now: number) => Promise<LoadedContent>
  /** What is published. */
  findServed: () => Promise<Manifest | undefined>
}

export const toTextComplaint = ({ file, line, problem, remedy }: Complaint): TextComplaint => ({
  ...{ path: file, line: line ?? null, problem, remedy },
})

/** Readings that are kept: what is in force, what somebody types, all drafts for the list. */
const mostReadings = 4

/** Articles that are kept, for each of the content when most could be read. */
const articlesKept = 1.5

const fingerprintOf = (files: ContentFiles, day: string): string =>
  hashOf(JSON.stringify([day, ...[...files].map(([path, { bytes, place }]) => [path, place, hashOf(bytes)])]))

/** Opens the desk: the first look takes seconds unless the site was published by this build. */
export async function openDesk(place: DeskPlace, db: Kysely<Tables> | undefined): Promise<Desk> {
  const { buildFolder, siteUrl, siteDir } = place
  const folder = foldersOf(place).content
  const store = openSiteStore(siteDir)
  const buildId = await readBuildId(buildFolder)
  const parsed: ParsedFiles = new Map()
  const articles = new Map<string, Article>()
  let mostRead = 0
  const readings = new Map<string, Promise<EditedContent>>()

  async function findServed(): Promise<Manifest | undefined> {
    const pointer = await store.findPointer()
    return pointer && (await store.findVersion(pointer.id))
  }

  const known = (): KnownArticles => ({ buildId, articles: [...articles.values()] })

  /** Keeps articles without a fault, the newest readings last. */
  function keep(read: readonly Article[], complaints: readonly Complaint[] = []): void {
    // A fault in the words of a blog keeps all its articles from being read for a while.
    mostRead = Math.max(mostRead, read.length)
    const faulty = new Set(complaints.map(({ file }) => file))
    for (const article of read) {
      articles.delete(article.sourceHash)
      if (!faulty.has(article.file)) articles.set(article.sourceHash, article)
    }
    for (const hash of articles.keys()) if (articles.size > mostRead * articlesKept) articles.delete(hash)
  }

  async function edit(files: ContentFiles, today: string): Promise<EditedContent> {
    const edited = await loadForEditor(files, { today, known: known(), parsed })
    if (edited.content) keep(edited.content.articles, edited.complaints)
    return edited
  }

  function readingOf(fingerprint: string, files: ContentFiles, today: string): Promise<EditedContent> {
    const reading = readings.get(fingerprint) ?? edit(files, today)
    readings.delete(fingerprint)
    readings.set(fingerprint, reading)
    const [oldest] = readings.keys()
    if (readings.size > mostReadings && oldest !== undefined) readings.delete(oldest)
    return reading
  }

  keep((await findKnownArticles({ store, before: await findServed() }, buildId)).articles)
  return {
    ...{ place, db, store, buildId, findServed },
    renderer: await loadRenderer(buildFolder, siteUrl),
    read: async (look, now) => {
      const files = await readContentFiles({ folder, db, siteDir, now, ...look })
      const today = toParisDay(now)
      const fingerprint = fingerprintOf(files, today)
      return { files, fingerprint, edited: () => readingOf(fingerprint, files, today) }
    },
    load: (files, now) => loadContent(files, { today: toParisDay(now), known: known(), parsed }),
    findServed,
  }
}
