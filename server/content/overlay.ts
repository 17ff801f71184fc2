import type { Kysely } from 'kysely'
import { articleOf, entryOf } from '../../contract/content/content-paths.ts'
import { toParisDay } from '../../contract/paris.ts'
import type { Tables } from '../db/tables.ts'
import type { Instant } from '../runtime/clock.ts'
import { hashOf } from '../runtime/files.ts'
import { withDay } from './articles/read-front-matter.ts'
import { readBodies } from './bodies.ts'
import { type ContentFile, type ContentFiles, readContentFolder } from './content-files.ts'

/** What a revision does to a file. */
export type RevisedFile = {
  path: string
  /** Null: it is taken away. */
  bodyHash: string | null
  /** What the release says of it: null if it has no such file. */
  baseHash: string | null
}

/** What the newest revision in force says of a file. */
export type FileInForce = RevisedFile & {
  revision: string
  /** Whether readers are told that it is gone. */
  isWithdrawal: boolean
}

/** Names the last change of the owner’s that was stored: when it changes there is something to publish. Empty without any. */
export type RevisionMark = string

/** The mark of a revision. */
const toMark = ({ number, id }: { number: number; id: string }): RevisionMark => `${number} ${id}`

/** Whether what a mark names has a revision in it. One that was called off may have left its number to another. */
export const isMarked = (mark: RevisionMark, revision: { number: number; id: string }): boolean =>
  mark === toMark(revision) || Number(mark.split(' ', 1)[0]) > revision.number

const toInstant = (now: number): Instant => new Date(now).toISOString()

export async function findMark(db: Kysely<Tables>): Promise<RevisionMark> {
  const row = await db
    .selectFrom('content_revisions')
    .select(['id', 'number'])
    .where('kind', '!=', 'delivered')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toMark(row) : ''
}

/** The next moment (milliseconds) at which a scheduled revision comes into force. */
export async function findNextRevision(db: Kysely<Tables>, now: number): Promise<number | undefined> {
  const { next } = await db
    .selectFrom('content_revisions')
    .select(({ fn }) => fn.min('takes_effect_at').as('next'))
    .where('takes_effect_at', '>', toInstant(now))
    .executeTakeFirstOrThrow()
  return next ? Date.parse(next) : undefined
}

/** Of each file that the owner has touched, the newest in force. */
export async function listInForce(db: Kysely<Tables>, now: number): Promise<Map<string, FileInForce>> {
  const rows = await db
    .selectFrom('content_revision_files as file')
    .innerJoin('content_revisions as revision', 'revision.id', 'file.revision_id')
    .select(['file.path', 'file.body_hash', 'file.base_hash', 'revision.id', 'revision.kind as reason'])
    .where('revision.kind', '!=', 'delivered')
    .where(({ or, eb }) =>
      or([eb('revision.takes_effect_at', 'is', null), eb('revision.takes_effect_at', '<=', toInstant(now))]),
    )
    .orderBy('revision.number')
    .execute()
  return new Map(
    rows.map(({ path, body_hash, base_hash, id, reason }) => [
      path,
      {
        path,
        bodyHash: body_hash,
        baseHash: base_hash,
        revision: id,
        isWithdrawal: reason === 'withdraw',
      },
    ]),
  )
}

/** Whether the owner has made something else of a file than the release said then; else it follows the releases. */
export const isOwnChange = ({ baseHash, bodyHash }: RevisedFile): boolean => bodyHash !== baseHash

/** What is published of a file otherwise than the files of the release say it; null of one that the owner has taken away. */
export type OwnChange = { path: string; body: Buffer | null }

/** A change that is only looked at: the new bytes, nothing, or what the release says. */
export type TriedChange = { path: string; body: OwnChange['body'] | 'released' }

/** Changes with their bytes, in their order. @param changes with bytes of their own where those are not kept yet */
export async function withBodies(
  db: Kysely<Tables>,
  changes: readonly (Pick<RevisedFile, 'path' | 'bodyHash'> & { body?: Buffer })[],
): Promise<OwnChange[]> {
  const bodies = await readBodies(
    db,
    changes.map(({ bodyHash, body }) => (body ? null : bodyHash)),
  )
  return changes.map(({ path, bodyHash, body }) => ({
    path,
    body: body ?? ((bodyHash && bodies.get(bodyHash)) || null),
  }))
}

/** What of that which is in force differs from the files of the release, drafts left out, in the order of paths. */
export async function readOwnChanges(
  db: Kysely<Tables>,
  release: ContentFiles,
  inForce: ReadonlyMap<string, FileInForce>,
): Promise<OwnChange[]> {
  const changed = [...inForce.values()].filter((own) => {
    const file = release.get(own.path)
    return isOwnChange(own) && own.bodyHash !== (file ? hashOf(file.bytes) : null)
  })
  return withBodies(
    db,
    changed.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  )
}

/** What the owner has in hand of these entries: what waits for its moment, and drafts over it. */
async function readInHand(db: Kysely<Tables>, entries: readonly string[], now: number): Promise<OwnChange[]> {
  const scheduled = await db
    .selectFrom('content_revision_files as file')
    .innerJoin('content_revisions as revision', 'revision.id', 'file.revision_id')
    .select(['file.path', 'file.body_hash as bodyHash'])
    .where('revision.takes_effect_at', '>', toInstant(now))
    .execute()
  const drafts = await db.selectFrom('content_drafts').select(['path', 'body_hash', 'is_removed']).execute()
  const files = [
    ...scheduled,
    ...drafts.map(({ path, body_hash, is_removed }) => ({ path, bodyHash: is_removed === 1 ? null : body_hash })),
  ]
  return withBodies(
    db,
    files.filter(({ path }) => entries.includes(entryOf(path))),
  )
}

/** An article that leaves its day open appears today. */
function fillDay({ path, bytes }: ContentFile, today: string): ContentFile {
  const text = articleOf(path) ? bytes.toString('utf8') : ''
  const filled = withDay(text, today)
  return filled === text ? { path, bytes } : { path, bytes: Buffer.from(filled), written: bytes }
}

/**
 * The files of the release with changes over them, each over those before it.
 * @param today of what is only looked at: what is published has its day
 */
export function layOver(release: ContentFiles, changes: readonly TriedChange[], today?: string): ContentFiles {
  const files = new Map(release)
  for (const { path, body } of changes) {
    const bytes = body === 'released' ? release.get(path)?.bytes : body
    // From another process come bytes that are no Buffer.
    const file = bytes && { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), path }
    if (file) files.set(path, today === undefined ? file : fillDay(file, today))
    else files.delete(path)
  }
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

type OverlaySource = {
  /** The files of the release. */
  folder: string
  /** Nothing lies over the files where there is no database yet. */
  db: Kysely<Tables> | undefined
  now: number
  /** Entries that lie over what is in force as the owner has them in hand (`entryOf`): with an article come its pictures. */
  drafts?: readonly string[]
  /** Lies over all that. */
  changes?: readonly TriedChange[]
}

/** The content as it is in force: the files of the release, over them the owner's revisions, and drafts if they are wanted. */
export async function readContentFiles({
  folder,
  db,
  now,
  drafts = [],
  changes = [],
}: OverlaySource): Promise<ContentFiles> {
  const release = await readContentFolder(folder)
  if (!db) return release
  const own = await readOwnChanges(db, release, await listInForce(db, now))
  return layOver(release, [...own, ...(await readInHand(db, drafts, now)), ...changes], toParisDay(now))
}
