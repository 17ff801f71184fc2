import type { Kysely } from 'kysely'
import type { Article } from '../../contract/content/article.ts'
import type { Content } from '../../contract/content/content.ts'
import { toParisDay } from '../../contract/paris.ts'
import type { Renderer } from '../../contract/renderer.ts'
import type { KnownArticles } from '../content/articles/read-articles.ts'
import type { Complaint } from '../content/complaint.ts'
import type { ContentFiles } from '../content/content-files.ts'
import type { ParsedFiles } from '../content/content-reader.ts'
import { type LoadedContent, loadContent } from '../content/load-content.ts'
import { readContentFiles, type TriedChange } from '../content/overlay.ts'
import { openIfThere } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { hashOf } from '../runtime/files.ts'
import { foldersOf, loadMails, loadRenderer, readBuildId } from './build.ts'
import { type Cache, openCache } from './cache.ts'
import { complainOfMails } from './documents.ts'
import { hashFolders } from './hash-folders.ts'
import { toContentOfDay } from './next-change.ts'
import { type RenderedSite, renderSite } from './render-site.ts'
import { cacheFolder, snapshotFile, type WorkPlace } from './site-work.ts'
import { readSnapshot } from './snapshot.ts'

/**
 * What lies over the content in force while it is looked at: these entries as the owner has them in hand, drafts over what
 * waits for its moment; then these changes.
 */
export type Look = {
  drafts?: readonly string[]
  changes?: readonly TriedChange[]
  /** On which it is published; today if none is given. */
  day?: string
}

/** What is read for one call: files as they lie over each other, and what they say. */
type Read = {
  files: ContentFiles
  /** Changes with every byte of the files, and with the day. */
  fingerprint: string
  edited: () => Promise<LoadedContent>
}

/** The site as it would be published, or what is wrong: the loader's complaints, or sentences about rendered pages. */
export type Rendering = { complaints: Complaint[]; sentences: string[]; loaded?: Content; site?: RenderedSite }

/** The content while it is read again and again, with all that makes a second look fast. */
export type Readings = {
  place: WorkPlace
  renderer: Renderer
  buildId: string
  cache: Cache
  /** Missing before the first start. @throws while the database is away */
  openDb: () => Promise<Kysely<Tables> | undefined>
  read: (look: Look, now: number) => Promise<Read>
  /** As publishing reads and renders it. */
  render: (read: Read, now: number) => Promise<Rendering>
}

/** What is kept of each kind: what is in force, what the owner types, all drafts for the list. */
const mostReadings = 4

/** Articles that are kept, for each of the content when most could be read. */
const articlesKept = 1.5

const fingerprintOf = (files: ContentFiles, day: string): string =>
  hashOf(JSON.stringify([day, ...[...files].map(([path, { bytes }]) => [path, hashOf(bytes)])]))

/** Keeps the newest answers by what they were asked with. */
function createMemory<Value>(most: number) {
  const kept = new Map<string, Value>()
  return (key: string, make: () => Value): Value => {
    const value = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return value
  }
}

/** The first look takes seconds, unless the last snapshot is of this build. */
export async function openReadings(place: WorkPlace): Promise<Readings> {
  const { buildFolder, siteUrl } = place
  const folder = foldersOf(place).content
  const buildId = await readBuildId(buildFolder)
  const renderer = await loadRenderer(buildFolder, siteUrl)
  const { checkMails } = await loadMails(buildFolder)
  const cache = openCache(cacheFolder(place))
  const parsed: ParsedFiles = new Map()
  const articles = new Map<string, Article>()
  const remember = createMemory<Promise<LoadedContent>>(mostReadings)
  const rememberSite = createMemory<Promise<Rendering>>(2)
  let mostRead = 0
  let db: Kysely<Tables> | undefined

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

  async function edit(files: ContentFiles, today: string): Promise<LoadedContent> {
    const edited = await loadContent(files, { today, known: known(), parsed })
    if (edited.content) keep(edited.content.articles, edited.complaints)
    return edited
  }

  async function render({ files, edited }: Read, today: string): Promise<Rendering> {
    const { complaints: faults, content: loaded } = await edited()
    if (faults.length > 0 || !loaded) return { complaints: faults, sentences: [] }
    const content = toContentOfDay(loaded, today)
    const sources = { siteUrl, buildFolder, buildId }
    const { complaints, ...site } = renderSite({ renderer, content, files, sources, cache })
    return { complaints: complainOfMails(checkMails(content)), sentences: complaints, loaded, site }
  }

  const openDb = async () => (db ??= await openIfThere(place))
  const snapshot = await readSnapshot(snapshotFile(place))
  if (snapshot?.inputs.buildId === buildId) keep(snapshot.content.articles)
  return {
    place,
    renderer,
    buildId,
    cache,
    openDb,
    read: async (look, now) => {
      const files = await readContentFiles({ folder, db: await openDb(), now, ...look })
      const today = toParisDay(now)
      const fingerprint = fingerprintOf(files, today)
      return { files, fingerprint, edited: () => remember(fingerprint, () => edit(files, today)) }
    },
    render: async (read, now) => {
      const own = await hashFolders([foldersOf(place).public])
      return rememberSite(read.fingerprint + own, () => render(read, toParisDay(now)))
    },
  }
}
