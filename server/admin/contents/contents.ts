import type { Kysely } from 'kysely'
import type {
  ContentsList,
  CreatedArticle,
  DraftToSave,
  NewArticle,
  OpenedFile,
  SampleSettling,
  SavedDraft,
  TextComplaint,
} from '../../../contract/api/admin-contents.ts'
import { blogPath } from '../../../contract/blog-routes.ts'
import type { Content } from '../../../contract/content/content.ts'
import { articleFile, entryOf, fileNameOf, folderOf } from '../../../contract/content/content-paths.ts'
import type { ToReplace } from '../../../contract/content/to-replace.ts'
import { beginArticle, proposeSlug } from '../../content/articles/begin-article.ts'
import { readBodies, readBody } from '../../content/bodies.ts'
import { isTextFile, schemaOfFile } from '../../content/content-paths.ts'
import { isOldAddress } from '../../content/move-article.ts'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { ContentWork, Described } from '../../editing/content-work.ts'
import { type Draft, discardDrafts, findDraft, listDraftsOf, listRemoved, saveDraft } from '../../editing/drafts.ts'
import { asWritten, readLast } from '../../editing/revisions.ts'
import { toFieldForm } from '../../editing/to-field-form.ts'
import { writeChanges } from '../../editing/write-changes.ts'
import { RequestError } from '../../http/request-error.ts'
import { type Clock, instantOf } from '../../runtime/clock.ts'
import type { Log } from '../../runtime/log.ts'
import { createPublishing } from './publish-contents.ts'
import {
  filesOf,
  findBeneath,
  findTakeable,
  findUnread,
  hashIn,
  listEntries,
  readStanding,
  type Standing,
  toEntry,
} from './standing.ts'

export type ContentsDeps = {
  database: Database
  clock: Clock
  /** The content of the release. */
  folder: string
  work: ContentWork
  site: { publish: () => Promise<unknown>; inspect: () => { failure: { complaint?: string } | undefined } }
  getContent: () => Content
  log: Log
}

/** Of a draft on which the process beside the server ended: until it is discarded or shortened, nothing else is known of it. */
const unread = {
  line: 1,
  problem: 'ce contenu n’a pas pu être lu',
  remedy: 'Raccourcissez-le, ou abandonnez les changements',
}

const isToPublish = true as const

const toText = (bytes: Buffer | undefined): string | null => bytes?.toString('utf8') ?? null

/** What the owner does with the content, whichever way it is asked for. Who may stands in `guardAdmin`. */
export function createContents(deps: ContentsDeps) {
  const { database, clock, work, site } = deps
  const { db } = database
  const look = (): Promise<Standing> => readStanding({ ...deps, db, now: clock.now() })

  /** Drafts on which the process beside the server ended, by what it was asked: with the same ones nobody asks it again. */
  const ended = new Map<string, string>()

  /** What is asked of that process, or what stands in its place: no draft keeps the owner from the list and from itself. */
  async function ask<Answer>(what: string, drafts: readonly Draft[], work: () => Promise<Answer>, otherwise: Answer) {
    const state = JSON.stringify(drafts.map(({ path, bodyHash }) => [path, bodyHash]))
    if (ended.get(what) === state) return otherwise
    try {
      return await work()
    } catch (error) {
      if (error instanceof RequestError) throw error
      deps.log.error({ error }, 'a draft could not be read')
      ended.set(what, state)
      return otherwise
    }
  }

  const check = async (path: string): Promise<TextComplaint[]> =>
    ask(`check ${path}`, await listDraftsOf(db, [entryOf(path)]), () => work.check(path), [{ path, ...unread }])

  const describe = ({ drafts }: Standing): Promise<Record<string, Described>> =>
    ask('describe', [...drafts.values()], () => work.describe(null), {})

  /** The text of an article that is gone, as it was last. */
  async function findWithdrawn({ inForce, release }: Standing, path: string): Promise<Buffer | undefined> {
    if (!inForce.get(path)?.isWithdrawal) return undefined
    const last = await readLast(db, path)
    return last === 'released' ? release.get(path)?.bytes : last
  }

  /** A text as the owner works on it (its draft, what waits for its moment, what is published), and what it is saved over. */
  async function readText(standing: Standing, path: string) {
    const draft = await findDraft(db, path)
    const scheduled = standing.scheduled.get(path)
    const kept = await readBody(db, scheduled?.file.bodyHash)
    const waiting = kept && scheduled && asWritten(path, kept, scheduled.revision)
    const published = standing.published.get(path)?.bytes
    return {
      text: toText(draft?.body ?? waiting ?? published ?? (await findWithdrawn(standing, path))),
      version: draft?.version ?? 0,
      base: draft ? draft.baseHash : findBeneath(standing, path),
      savedAt: draft?.savedAt ?? null,
    }
  }

  /** The owner has seen what the others say that this text follows. */
  async function noteReview(transaction: Kysely<Tables>, path: string): Promise<void> {
    await transaction
      .insertInto('content_reviews')
      .values({ path, reviewed_at: instantOf(clock) })
      .onConflict((conflict) => conflict.columns(['path', 'reviewed_at']).doNothing())
      .execute()
  }

  return {
    async list(): Promise<ContentsList> {
      const standing = await look()
      const entries = listEntries(standing, await describe(standing))
      return { entries, failure: site.inspect().failure?.complaint ?? null }
    },

    /** @throws `notFound` if it is no file that can be changed */
    async open(path: string): Promise<OpenedFile> {
      const standing = await look()
      const known = schemaOfFile(path)
      const all = await describe(standing)
      const described = all[path]
      const entry = toEntry(standing, path, described, findUnread(standing, all)(path).size > 0)
      const { text, ...over } = await readText(standing, path)
      const published = toText(standing.published.get(path)?.bytes)
      if (!known || !entry || text === null) throw new RequestError('notFound')
      return {
        entry,
        text,
        ...over,
        published: published === text ? null : published,
        takeable: findTakeable(standing, path),
        form: toFieldForm(known.schema),
        pages: described?.pages ?? [],
        pictures: await listPictures(db, standing, path),
        complaints: entry.state === 'withdrawn' ? [] : await check(path),
        others: described?.others ?? [],
        values: described?.values ?? {},
      }
    },

    /** @throws `notFound` if it is no text that can be changed, or is gone */
    async save({ path, text, version, base }: DraftToSave): Promise<SavedDraft> {
      const standing = await look()
      if (!schemaOfFile(path) || !toEntry(standing, path)) throw new RequestError('notFound')
      // A text that is not there yet is begun by `create`; one that waits for its moment is written on.
      const isNowhere = (over: Pick<DraftToSave, 'version' | 'base'>) => over.version === 0 && over.base === null
      if (isNowhere({ version, base })) throw new RequestError('notFound')
      const beneath = findBeneath(standing, path)
      const own = { path, body: Buffer.from(text), version, base }
      const saved = await writeChanges(database, (transaction) => saveDraft(transaction, clock, own, beneath))
      if (saved.kind === 'saved') return saved
      const { text: other, ...over } = await readText(standing, path)
      // A withdrawn article has a text, which is read and not written on.
      if (other === null || isNowhere(over)) throw new RequestError('notFound')
      return { kind: 'overtaken', text: other, ...over }
    },

    check,

    discard: (paths: readonly string[]): Promise<void> =>
      writeChanges(database, (transaction) => discardDrafts(transaction, paths.map(entryOf))),

    /** What is for the owner to fill in or to confirm, with all drafts; beside what one has done, that it is not published. */
    async listToReplace(): Promise<readonly ToReplace[]> {
      const { toReplace: published } = deps.getContent()
      const described = Object.values(await describe(await look()))
      if (described.length === 0) return published
      const edited = described.flatMap(({ toReplace }) => toReplace)
      const nameOf = ({ file, label, text }: ToReplace) => JSON.stringify([file, label, text])
      const placeOf = ({ file, path }: ToReplace) => JSON.stringify([file, path])
      const undone = published.filter(({ isDone }) => !isDone)
      const wasOpen = new Set(undone.map(nameOf))
      const isThere = new Set(edited.flatMap((point) => [nameOf(point), placeOf(point)]))
      const gone = undone.filter((point) => !isThere.has(nameOf(point)) && !isThere.has(placeOf(point)))
      return [
        ...edited.map((point) => (point.isDone && wasOpen.has(nameOf(point)) ? { ...point, isToPublish } : point)),
        ...gone.map((point) => ({ ...point, isDone: true, isToPublish })),
      ]
    },

    /** Confirms samples, or takes them out: drafts of the files that had any. */
    async settle(order: SampleSettling): Promise<{ paths: string[] }> {
      const standing = await look()
      const settled = await work.settle(order)
      await writeChanges(database, async (transaction) => {
        for (const { path, text } of settled) {
          const own = standing.drafts.get(path)
          const beneath = findBeneath(standing, path)
          const over = { version: own?.version ?? 0, base: own ? own.baseHash : beneath }
          const draft = { path, body: Buffer.from(text), ...over }
          if ((await saveDraft(transaction, clock, draft, beneath)).kind === 'overtaken')
            throw new RequestError('tryLater')
        }
      })
      return { paths: settled.map(({ path }) => path) }
    },

    async reviewed(path: string): Promise<void> {
      if (!schemaOfFile(path)) throw new RequestError('notFound')
      await database.write((transaction) => noteReview(transaction, path))
    },

    /** Begins an article as a draft; one that is there in that language already is opened. */
    async create({ locale, title, translationOf }: NewArticle): Promise<CreatedArticle> {
      const { published, drafts, scheduled, inForce } = await look()
      const isTaken = (slug: string) => {
        const file = articleFile({ locale, slug })
        // Nothing is published at an old address, and a withdrawn article can be put back at its own.
        if (inForce.get(file)?.isWithdrawal || isOldAddress(published, blogPath({ locale, slug }))) return true
        const folder = folderOf(file)
        return [published, drafts, scheduled].some((files) => [...files.keys()].some((path) => path.startsWith(folder)))
      }
      const proposed = proposeSlug(title)
      let slug = proposed
      for (let count = 2; isTaken(slug); count += 1) slug = `${proposed}-${count}`
      const begun =
        translationOf === undefined
          ? { files: { 'article.md': Buffer.from(beginArticle({ title })) } }
          : await work.beginTranslation({ path: translationOf, locale, title })
      if (!begun) throw new RequestError('notFound')
      if ('path' in begun) return begun
      const path = articleFile({ locale, slug })
      await writeChanges(database, async (transaction) => {
        for (const [name, bytes] of Object.entries(begun.files)) {
          const draft = { path: folderOf(path) + name, body: Buffer.from(bytes), version: 0, base: null }
          const saved = await saveDraft(transaction, clock, draft, hashIn(published, draft.path))
          if (saved.kind === 'overtaken') throw new RequestError('tryLater')
        }
        if (translationOf !== undefined) await noteReview(transaction, path)
      })
      return { path }
    },

    look,
    ...createPublishing({ ...deps, look }),
  }
}

export type Contents = ReturnType<typeof createContents>

/** The pictures of an entry, those among them that are to go. */
async function listPictures(db: Kysely<Tables>, standing: Standing, entry: string): Promise<OpenedFile['pictures']> {
  const { published, drafts, scheduled } = standing
  const removed = new Map((await listRemoved(db, entry)).map((draft) => [draft.path, draft]))
  const paths = [...new Set([...filesOf(standing, entry), ...removed.keys()])].filter(
    (path) => path !== entry && !isTextFile(path) && !path.endsWith('.svg'),
  )
  const bodyHashOf = (path: string) =>
    (removed.get(path) ?? drafts.get(path) ?? scheduled.get(path)?.file)?.bodyHash ?? null
  const bodies = await readBodies(db, paths.map(bodyHashOf))
  return paths.toSorted().map((path) => ({
    path,
    name: fileNameOf(path),
    bytes: (bodies.get(bodyHashOf(path) ?? '') ?? published.get(path)?.bytes)?.length ?? 0,
    isDraft: drafts.has(path),
    isRemoved: removed.has(path),
  }))
}
