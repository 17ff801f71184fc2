import type { Kysely } from 'kysely'
import { entryOf } from '../../contract/content/content-paths.ts'
import type { Tables } from '../db/tables.ts'
import type { Instant } from '../runtime/clock.ts'
import { readBodies } from './bodies.ts'
import { type ContentFiles, readContentFolder } from './content-files.ts'

/** What the newest revision in force says of a file. */
export type FileInForce = {
  path: string
  bodyHash: string | null
  baseHash: string | null
  revision: string
  takesEffectAt: Instant
  /** Whether readers are told that it is gone. */
  isWithdrawal: boolean
}

/** Names the last change of the owner’s that was stored: when it changes there is something to publish. Empty without any. */
export type RevisionMark = string

/** The mark of a revision. */
const toMark = ({ number, id }: { number: number; id: string }): RevisionMark => `${number} ${id}`

/** The number of the revision that a mark names. */
export const numberOf = (mark: RevisionMark): number => Number(mark.split(' ', 1)[0])

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
    .select([
      'file.path',
      'file.body_hash',
      'file.base_hash',
      'revision.id',
      'revision.made_at',
      'revision.takes_effect_at',
      'revision.kind as reason',
    ])
    .where('revision.kind', '!=', 'delivered')
    .where(({ or, eb }) =>
      or([eb('revision.takes_effect_at', 'is', null), eb('revision.takes_effect_at', '<=', toInstant(now))]),
    )
    .orderBy('revision.number')
    .execute()
  return new Map(
    rows.map(({ path, body_hash, base_hash, id, made_at, takes_effect_at, reason }) => [
      path,
      {
        ...{ path, bodyHash: body_hash, baseHash: base_hash },
        ...{ revision: id, takesEffectAt: takes_effect_at ?? made_at, isWithdrawal: reason === 'withdraw' },
      },
    ]),
  )
}

/** Whether the owner has made something else of a file than the release said then; else it follows the releases. */
export const isOwnChange = ({ baseHash, bodyHash }: Pick<FileInForce, 'baseHash' | 'bodyHash'>): boolean =>
  bodyHash !== baseHash

/** A change that is only looked at: the new bytes, nothing, or what the release says. */
export type TriedChange = { path: string; body: Buffer | null | 'released' }

export type OverlaySource = {
  /** The files of the release. */
  folder: string
  /** Nothing lies over the files where there is no database yet. */
  db: Kysely<Tables> | undefined
  now: number
  /** Entries whose drafts lie over what is in force (`entryOf`): with an article come its pictures. */
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
  changes: tried = [],
}: OverlaySource): Promise<ContentFiles> {
  const release = await readContentFolder(folder)
  const files = new Map(release)
  if (!db) return files
  const inForce = [...(await listInForce(db, now)).values()].filter(isOwnChange)
  const changes = new Map(inForce.map(({ path, bodyHash }) => [path, bodyHash]))
  const rows = await db.selectFrom('content_drafts').select(['path', 'body_hash', 'is_removed']).execute()
  for (const { path, body_hash, is_removed } of rows)
    if (drafts.includes(entryOf(path))) changes.set(path, is_removed === 1 ? null : body_hash)
  const bodies = await readBodies(
    db,
    [...changes.values()].filter((hash) => hash !== null),
  )
  for (const [path, hash] of changes) {
    const bytes = hash === null ? undefined : bodies.get(hash)
    if (hash !== null && bytes) files.set(path, { bytes, path })
    else files.delete(path)
  }
  for (const { path, body } of tried) {
    const released = release.get(path)
    if (body === null) files.delete(path)
    else if (body !== 'released') files.set(path, { bytes: Buffer.from(body), path })
    else if (released) files.set(path, released)
    else files.delete(path)
  }
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
