import { isDeepStrictEqual } from 'node:util'
import type { Plan, PublishAnswer, PublishOrder } from '../../../contract/api/admin-contents.ts'
import { articleOf, entryOf } from '../../../contract/content/content-paths.ts'
import { toParisDay } from '../../../contract/paris.ts'
import type { ContentFiles } from '../../content/content-files.ts'
import { schemaOfFile } from '../../content/content-paths.ts'
import {
  type ArticleMove,
  redirectsFile,
  renameArticle,
  reopenAddress,
  withdrawArticle,
} from '../../content/move-article.ts'
import { isOwnChange, type RevisedFile, withBodies } from '../../content/overlay.ts'
import type { Database } from '../../db/database.ts'
import type { WriteWork } from '../../db/write.ts'
import type { ContentWork, DatedFile } from '../../editing/content-work.ts'
import { discardDrafts, listDraftsOf, markPicture, saveDraft } from '../../editing/drafts.ts'
import { namePlace } from '../../editing/name-place.ts'
import {
  type Author,
  asWritten,
  findBefore,
  findLater,
  findRevision,
  makeRevision,
  type NewFile,
  type Revision,
  type RevisionOrder,
  removeScheduled,
  withChangeDay,
} from '../../editing/revisions.ts'
import { findState, writeChanges } from '../../editing/write-changes.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Clock } from '../../runtime/clock.ts'
import { hashIn, type Standing } from './standing.ts'

const refused = (path: string, problem: string, remedy: string): PublishAnswer => ({
  kind: 'refused',
  complaints: [{ path, line: null, problem, remedy }],
})

export type PublishContentsDeps = {
  database: Database
  clock: Clock
  work: Pick<ContentWork, 'plan'>
  site: { publish: () => Promise<unknown> }
  /** How every file stands at this moment. */
  look: () => Promise<Standing>
}

/** What makes a revision, or takes one back. */
export function createPublishing({ database, clock, work, site, look }: PublishContentsDeps) {
  const { db } = database
  const publishNow = () => void site.publish()

  const dayOf = (moment: number | null): string => toParisDay(Math.max(moment ?? 0, clock.now()))

  /** The same files, legal pages among them with their new day. */
  const withDays = (files: readonly NewFile[], dated: readonly DatedFile[], { release }: Standing): NewFile[] => [
    ...files.filter((file) => !dated.some(({ path }) => path === file.path)),
    ...dated.map(({ path, body }) => ({
      path,
      body: Buffer.from(body),
      bodyHash: null,
      baseHash: hashIn(release, path),
    })),
  ]

  /** Changes what was looked at, unless something was published or scheduled since, or a draft of the entries is another. */
  const changeSeen = <Result>({ state, drafts }: Standing, entries: readonly string[], work: WriteWork<Result>) =>
    writeChanges(database, async (transaction): Promise<Result | undefined> => {
      const found = await listDraftsOf(transaction, entries)
      const seen = [...drafts.values()].filter(({ path }) => entries.includes(entryOf(path)))
      const isSame = isDeepStrictEqual(found, seen) && (await findState(transaction, clock.now())) === state
      return isSame ? work(transaction) : undefined
    })

  /**
   * Makes a revision of these files, unless the site could not be published with them: that would hold up all later ones.
   * @param entries whose drafts have to be those that were looked at
   */
  async function revise(
    order: RevisionOrder,
    files: readonly NewFile[],
    seen: Standing,
    entries: readonly string[] = [],
  ): Promise<PublishAnswer> {
    if (files.length === 0) return { kind: 'unchanged' }
    const { plan, dated } = await work.plan({ changes: await withBodies(db, files), day: dayOf(order.at) })
    if (plan.complaints.length > 0) return { kind: 'refused', complaints: plan.complaints }
    const all = withDays(files, dated, seen)
    const made = await changeSeen(seen, entries, (transaction) => makeRevision(transaction, clock, order, all))
    return toAnswer(made)
  }

  /** The files before a withdrawal, with the old addresses as they are without it. */
  async function reopen(files: readonly NewFile[], { published }: Standing): Promise<NewFile[]> {
    const article = files.find(({ path }) => articleOf(path))?.path
    const [before] = await withBodies(
      db,
      files.filter(({ path }) => path === redirectsFile),
    )
    if (article === undefined || !before) return [...files]
    const body = Buffer.from(reopenAddress(published, before.body?.toString(), article))
    return files.map((file) => (file.path === redirectsFile ? { ...file, bodyHash: null, body } : file))
  }

  /** Files that wait for their moment, for another one. */
  async function readWaiting(
    waiting: readonly { revision: Revision; file: RevisedFile }[],
    { release }: Standing,
  ): Promise<NewFile[]> {
    const kept = await withBodies(
      db,
      waiting.map(({ file }) => file),
    )
    return waiting.map(({ revision, file: { path, bodyHash } }, index) => {
      const body = kept[index]?.body
      return { path, bodyHash, baseHash: hashIn(release, path), ...(body && { body: asWritten(path, body, revision) }) }
    })
  }

  /** What a revision that was made is answered with. */
  function toAnswer(made: Revision | undefined): PublishAnswer {
    if (!made) return { kind: 'overtaken' }
    publishNow()
    const { id, takesEffectAt } = made
    if (Date.parse(takesEffectAt) > clock.now()) return { kind: 'scheduled', revision: id, at: takesEffectAt }
    return { kind: 'underway', revision: id }
  }

  /**
   * Moves an article, or takes it away, whole. What is in hand of it, and of every file that changes with it, has to be
   * published or discarded before: it would be lost, or undo the move later.
   */
  async function move(
    path: string,
    order: RevisionOrder,
    change: (files: ContentFiles, today: string) => ArticleMove,
  ): Promise<PublishAnswer> {
    const seen = await look()
    const { release, published, drafts, scheduled } = seen
    if (schemaOfFile(path)?.group !== 'articles' || !published.has(path)) throw new RequestError('notFound')
    const moved = change(published, toParisDay(clock.now()))
    if (moved.kind === 'refused')
      return { ...moved, complaints: moved.complaints.map((complaint) => namePlace(complaint, published)) }
    const held = [...drafts.keys(), ...scheduled.keys()].find((file) => entryOf(file) === path || moved.files.has(file))
    if (held !== undefined)
      return refused(
        entryOf(held),
        'ce texte a un brouillon ou une publication programmée',
        'Publiez-les ou abandonnez-les d’abord',
      )
    const files = [...moved.files].map(([file, body]): NewFile => {
      const baseHash = hashIn(release, file)
      return { path: file, bodyHash: null, baseHash, ...(body && { body }) }
    })
    return revise(order, files, seen, [...moved.files.keys()].map(entryOf))
  }

  return {
    /** What publishing the drafts of these entries would change. */
    async plan(paths: readonly string[]): Promise<Plan> {
      const entries = [...new Set(paths.map(entryOf))]
      // Looked at before the drafts are: what is saved meanwhile is another version, which is not published.
      const drafts = await listDraftsOf(db, entries)
      const versions = Object.fromEntries(drafts.map(({ path, version }) => [path, version]))
      return { ...(await work.plan({ drafts: entries })).plan, versions }
    },

    async publish({ versions, at, summary }: PublishOrder, by: Author): Promise<PublishAnswer> {
      const entries = [...new Set(Object.keys(versions).map(entryOf))]
      if (entries.length === 0) return { kind: 'unchanged' }
      const moment = at === null ? null : Date.parse(at)
      const seen = await look()
      const { plan, dated } = await work.plan({ drafts: entries, day: dayOf(moment) })
      if (plan.complaints.length > 0) return { kind: 'refused', complaints: plan.complaints }
      // What waits of an entry appears with what was written on it since.
      const waiting = [...seen.scheduled.values()].filter(
        ({ file: { path } }) => entries.includes(entryOf(path)) && versions[path] === undefined,
      )
      const others = await readWaiting(waiting, seen)
      const revision = await writeChanges(database, async (transaction) => {
        const drafts = await listDraftsOf(transaction, entries)
        const isSame = drafts.every(({ path, version }) => versions[path] === version)
        if (!isSame || drafts.length !== Object.keys(versions).length) return undefined
        // A page with its new day, and what waits, are the texts that were looked at.
        if (dated.length + others.length > 0 && (await findState(transaction, clock.now())) !== seen.state)
          return undefined
        const files = drafts.map(({ path, bodyHash, isRemoved }): NewFile => {
          return { path, bodyHash: isRemoved ? null : bodyHash, baseHash: hashIn(seen.release, path) }
        })
        const order = { kind: 'publish', ...by, summary, at: moment } as const
        const made = await makeRevision(transaction, clock, order, withDays([...files, ...others], dated, seen))
        await discardDrafts(transaction, entries)
        return made
      })
      return toAnswer(revision)
    },

    /** Lets what waits for its moment appear at another one. */
    async reschedule(id: string, at: string | null, by: Author): Promise<PublishAnswer> {
      const revision = await findRevision(db, id)
      if (!revision) throw new RequestError('notFound')
      const standing = await look()
      if (Date.parse(revision.takesEffectAt) <= clock.now()) return { kind: 'overtaken' }
      const files = await readWaiting(
        revision.files.map((file) => ({ revision, file })),
        standing,
      )
      const { summary } = revision
      return revise({ kind: 'publish', ...by, summary, at: at === null ? null : Date.parse(at) }, files, standing)
    },

    /**
     * Puts back what stood before a revision, or what a release brought; the texts of one that is not in force yet are
     * drafts again.
     */
    async takeBack(id: string, by: Author): Promise<PublishAnswer> {
      const revision = await findRevision(db, id)
      if (!revision) throw new RequestError('notFound')
      const standing = await look()
      if (Date.parse(revision.takesEffectAt) > clock.now()) return unschedule(revision, standing)
      const later = findLater(revision, standing)
      if (later)
        return refused(
          later.path,
          'ce texte a été publié ou programmé de nouveau depuis',
          'Annulez d’abord la publication la plus récente, ou corrigez le texte à la main',
        )
      const order = { kind: 'take-back', ...by, summary: revision.summary, at: null } as const
      if (revision.kind === 'delivered') {
        const files = revision.files.map((file) => ({ ...file, baseHash: hashIn(standing.release, file.path) }))
        return revise(order, files, standing)
      }
      const files = await Promise.all(
        revision.files.map(async ({ path }): Promise<NewFile> => {
          const before = await findBefore(db, path, revision)
          const baseHash = hashIn(standing.release, path)
          if (before && isOwnChange(before)) return { path, bodyHash: before.bodyHash, baseHash }
          const body = standing.release.get(path)?.bytes
          return { path, bodyHash: baseHash, baseHash, ...(body && { body }) }
        }),
      )
      return revise(order, revision.kind === 'withdraw' ? await reopen(files, standing) : files, standing)
    },

    rename: (path: string, slug: string, by: Author): Promise<PublishAnswer> =>
      move(path, { kind: 'rename', ...by, summary: '', at: null }, (files, today) =>
        renameArticle(files, path, slug, today),
      ),

    withdraw: (path: string, by: Author): Promise<PublishAnswer> =>
      move(path, { kind: 'withdraw', ...by, summary: '', at: null }, (files, today) =>
        withdrawArticle(files, path, today),
      ),
  }

  /** What was scheduled comes back into the owner's hand; a newer draft of the same file stays. */
  async function unschedule(
    { id, files, takesEffectAt }: Pick<Revision, 'id' | 'takesEffectAt'> & { files: readonly RevisedFile[] },
    standing: Standing,
  ): Promise<PublishAnswer> {
    const answer = await changeSeen(standing, [], async (transaction): Promise<PublishAnswer> => {
      const paths: string[] = []
      const day = toParisDay(Date.parse(takesEffectAt))
      for (const { path, body: kept } of await withBodies(transaction, files)) {
        const body = kept && asWritten(path, kept, { takesEffectAt })
        const base = hashIn(standing.published, path)
        // Over a draft that is there already nothing is saved.
        const published = standing.published.get(path)?.bytes
        const isThere = standing.drafts.has(path)
        // A page that was only given its day has nothing of the owner's.
        if (published && body?.toString() === withChangeDay(published.toString(), day)) continue
        if (!body && !isThere) await markPicture(transaction, clock, { path, isRemoved: true, published })
        if (body) await saveDraft(transaction, clock, { path, body, version: 0, base }, base)
        paths.push(entryOf(path))
      }
      await removeScheduled(transaction, id)
      return { kind: 'drafts', paths }
    })
    if (!answer) return { kind: 'overtaken' }
    publishNow()
    return answer
  }
}
