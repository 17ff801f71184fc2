import type { ChangedText, PublicationState, RevisionPage, RevisionView } from '../../../contract/api/admin-contents.ts'
import { readBody } from '../../content/bodies.ts'
import type { ContentFiles } from '../../content/content-files.ts'
import { isTextFile, schemaOfFile } from '../../content/content-paths.ts'
import { isMarked, type RevisedFile } from '../../content/overlay.ts'
import type { Database } from '../../db/database.ts'
import type { FileChange } from '../../editing/compare-texts.ts'
import type { ContentWork } from '../../editing/content-work.ts'
import { findBefore, findLater, findRevision, listRevisions } from '../../editing/revisions.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Clock } from '../../runtime/clock.ts'
import { findUnread, readStanding } from './standing.ts'

/** Revisions of one page. */
const pageSize = 50

export type HistoryDeps = {
  work: Pick<ContentWork, 'compare' | 'describe'>
  database: Database
  clock: Clock
  /** The content of the release. */
  folder: string
  site: {
    /** When, and after which revision (`toMark`) was made what visitors see; why the last publication failed, if it did. */
    inspect: () => { revision: string; madeAt: string; isBusy: boolean; failure: { complaint?: string } | undefined }
  }
}

/** What the owner has changed, and whether visitors see it. */
export function createHistory({ database: { db }, clock, folder, site, work }: HistoryDeps) {
  /** The text that a file had with a change, empty of a picture: without a change, that of the release. */
  async function readText(
    release: ContentFiles,
    path: string,
    file: Pick<RevisedFile, 'bodyHash'> | undefined,
  ): Promise<string | null> {
    if (!isTextFile(path)) return (file ? file.bodyHash !== null : release.has(path)) ? '' : null
    if (!file) return release.get(path)?.bytes.toString('utf8') ?? null
    return (await readBody(db, file.bodyHash))?.toString('utf8') ?? null
  }

  return {
    async list(cursor: string | undefined): Promise<RevisionPage> {
      const found = await listRevisions(db, pageSize + 1, cursor === undefined ? undefined : Number(cursor))
      const shown = found.slice(0, pageSize)
      const last = shown.at(-1)
      return {
        revisions: shown.map(({ number: _, ...revision }) => ({
          ...revision,
          isScheduled: Date.parse(revision.takesEffectAt) > clock.now(),
        })),
        next: found.length > pageSize && last ? String(last.number) : null,
      }
    },

    /** @throws `notFound` */
    async view(id: string): Promise<RevisionView> {
      const revision = await findRevision(db, id)
      if (!revision) throw new RequestError('notFound')
      const standing = await readStanding({ folder, db, now: clock.now() })
      const files: FileChange[] = []
      for (const file of revision.files) {
        const { path } = file
        const before = await readText(standing.release, path, await findBefore(db, path, revision))
        files.push({ path, before, after: await readText(standing.release, path, file) })
      }
      return {
        texts: await work.compare(files),
        laterPath: findLater(revision, standing)?.path ?? null,
      }
    },

    /**
     * What the owner has changed of the others that a text follows since they last agreed.
     * @throws `notFound` if it is no text in a language
     */
    async since(path: string): Promise<ChangedText[]> {
      if (!schemaOfFile(path)?.locale) throw new RequestError('notFound')
      const standing = await readStanding({ folder, db, now: clock.now() })
      const { release, inForce } = standing
      const files: FileChange[] = []
      for (const [other, then] of findUnread(standing, await work.describe(null))(path)) {
        const before = await readText(release, other, then)
        files.push({ path: other, before, after: await readText(release, other, inForce.get(other)) })
      }
      return work.compare(files)
    },

    /** @throws `notFound` */
    async inspect(id: string): Promise<PublicationState> {
      const revision = await findRevision(db, id)
      if (!revision) throw new RequestError('notFound')
      const { takesEffectAt } = revision
      const { revision: seen, madeAt, isBusy, failure } = site.inspect()
      const isSeen = isMarked(seen, revision) && (takesEffectAt === revision.madeAt || madeAt >= takesEffectAt)
      if (isSeen) return { kind: 'visible' }
      if (isBusy || !failure) return { kind: 'underway' }
      return { kind: 'failed', message: failure.complaint ?? '' }
    },
  }
}

export type History = ReturnType<typeof createHistory>
