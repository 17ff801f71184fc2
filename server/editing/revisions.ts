import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { RevisionKind } from '../../contract/api/admin-contents.ts'
import type { AuditAction } from '../../contract/api/audit.ts'
import { articleOf, entryOf } from '../../contract/content/content-paths.ts'
import { toParisDay } from '../../contract/paris.ts'
import { insertAudit } from '../auth/audit.ts'
import { withDay, withoutDay } from '../content/articles/read-front-matter.ts'
import { keepBody, readBodies, readBody, sweepBodies } from '../content/bodies.ts'
import { redirectsFile } from '../content/move-article.ts'
import { type FileInForce, isOwnChange, listInForce, type RevisedFile } from '../content/overlay.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import type { Tables } from '../db/tables.ts'
import { type Clock, type Instant, instantOf } from '../runtime/clock.ts'
import { hashOf } from '../runtime/files.ts'
import { writeChanges } from './write-changes.ts'

/** A change of the content by the owner, or what a release has brought. */
export type Revision = {
  id: string
  number: number
  kind: RevisionKind
  madeAt: Instant
  /** The moment from which it counts. */
  takesEffectAt: Instant
  summary: string
}

/** Who makes it, as the journal names them, and by which request. */
export type Author = { madeBy: string; requestId: string | null }

type OwnKind = Exclude<RevisionKind, 'delivered'>

export type RevisionOrder = Author & {
  kind: OwnKind
  summary: string
  /** Milliseconds; now if it is not later. */
  at: number | null
}

/** What the journal says of each. */
const actionOf = {
  publish: 'content-published',
  'take-back': 'content-taken-back',
  rename: 'content-renamed',
  withdraw: 'content-withdrawn',
} as const satisfies Record<OwnKind, AuditAction>

const toRevision = (row: Tables['content_revisions']): Revision => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  madeAt: row.made_at,
  takesEffectAt: row.takes_effect_at ?? row.made_at,
  summary: row.summary,
})

/** A file with its bytes, where they are not kept yet. */
export type NewFile = RevisedFile & { body?: Buffer }

type NewRevision = Pick<Revision, 'kind' | 'madeAt' | 'summary'> & { madeBy: string; effect: Instant | null }

/** Stores a revision with its files. */
async function insertRevision(
  db: Kysely<Tables>,
  { kind, madeBy, madeAt, effect, summary }: NewRevision,
  files: readonly NewFile[],
): Promise<Revision> {
  const { last } = await db
    .selectFrom('content_revisions')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  const [id, number] = [newId(), (last ?? 0) + 1]
  await db
    .insertInto('content_revisions')
    .values({ id, number, kind, made_at: madeAt, made_by: madeBy, takes_effect_at: effect, summary })
    .execute()
  for (const { path, bodyHash, baseHash, body } of files)
    await db
      .insertInto('content_revision_files')
      .values({
        revision_id: id,
        path,
        body_hash: body ? await keepBody(db, body) : bodyHash,
        base_hash: baseHash,
      })
      .execute()
  return { id, number, kind, madeAt, takesEffectAt: effect ?? madeAt, summary }
}

/** Articles that leave their day open bear the one on which they appear. */
async function dateArticles(db: Kysely<Tables>, files: readonly NewFile[], day: string): Promise<NewFile[]> {
  const bodies = await readBodies(
    db,
    files.map(({ path, bodyHash }) => (articleOf(path) ? bodyHash : null)),
  )
  return files.map((file) => {
    const text = articleOf(file.path) && (file.body ?? bodies.get(file.bodyHash ?? ''))?.toString('utf8')
    const dated = text && withDay(text, day)
    return dated && dated !== text ? { ...file, bodyHash: null, body: Buffer.from(dated) } : file
  })
}

/** A text that waits for its moment as it was written: the day on which it appears is open again. */
export const asWritten = (path: string, body: Buffer, { takesEffectAt }: Pick<Revision, 'takesEffectAt'>): Buffer =>
  articleOf(path) ? Buffer.from(withoutDay(body.toString('utf8'), toParisDay(Date.parse(takesEffectAt)))) : body

/** A legal page with the day on which it was changed last. */
export const withChangeDay = (text: string, day: string): string =>
  text.replace(/^changedOn: .*$/m, `changedOn: ${day}`)

/**
 * Makes a revision within a transaction of `writeChanges`, and its line in the journal. What was scheduled for one of its
 * files is replaced by it: what the owner did last with a text counts.
 */
export async function makeRevision(
  db: Kysely<Tables>,
  clock: Clock,
  { kind, madeBy, requestId, summary, at }: RevisionOrder,
  files: readonly NewFile[],
): Promise<Revision> {
  const isLater = at !== null && at > clock.now()
  const effect = isLater ? new Date(at).toISOString() : null
  const paths = files.map(({ path }) => path)
  // Before the others go: its number has to be above theirs, by which it is known whether visitors see it.
  const dated = await dateArticles(db, files, toParisDay(isLater ? at : clock.now()))
  const revision = await insertRevision(db, { kind, madeBy, madeAt: instantOf(clock), effect, summary }, dated)
  const scheduled = await db
    .selectFrom('content_revisions')
    .select('id')
    .where('takes_effect_at', '>', new Date(clock.now()).toISOString())
    .where('id', '!=', revision.id)
    .execute()
  for (const { id } of scheduled) {
    await db.deleteFrom('content_revision_files').where('revision_id', '=', id).where('path', 'in', paths).execute()
    const left = await db.selectFrom('content_revision_files').select('path').where('revision_id', '=', id).execute()
    if (left.length === 0) await db.deleteFrom('content_revisions').where('id', '=', id).execute()
  }
  const texts = [...new Set(paths.map(entryOf))]
  const event = { actor: madeBy, action: actionOf[kind], subject_id: revision.id, request_id: requestId, texts }
  await insertAudit(db, event, clock)
  return revision
}

/** What the release has come to say of files that the owner has changed, where no version of theirs says it yet. */
async function listDelivered(db: Kysely<Tables>, folder: string, now: number): Promise<NewFile[]> {
  const delivered: NewFile[] = []
  for (const own of (await listInForce(db, now)).values()) {
    const file = join(folder, own.path)
    if (!isOwnChange(own) || !existsSync(file)) continue
    const body = await readFile(file)
    const bodyHash = hashOf(body)
    const known = await db
      .selectFrom('content_revision_files')
      .select('path')
      .where('path', '=', own.path)
      .where(({ or, eb }) => or([eb('body_hash', '=', bodyHash), eb('base_hash', '=', bodyHash)]))
      .limit(1)
      .executeTakeFirst()
    if (!known) delivered.push({ path: own.path, bodyHash, baseHash: bodyHash, body })
  }
  return delivered
}

/** The owner’s text stands where a newer release brings another one: that is a version in the history, to be gone back to. */
export async function noteDelivered(database: Database, clock: Clock, folder: string): Promise<void> {
  if ((await listDelivered(database.db, folder, clock.now())).length === 0) return
  await writeChanges(database, async (db) => {
    // Another instance may have been faster.
    const files = await listDelivered(db, folder, clock.now())
    const order = {
      kind: 'delivered',
      madeBy: 'settings',
      madeAt: instantOf(clock),
      effect: null,
      summary: '',
    } as const
    if (files.length > 0) await insertRevision(db, order, files)
  })
}

/** One page of revisions, the newest first, scheduled ones among them. @param before number of the last of the page before */
export async function listRevisions(
  db: Kysely<Tables>,
  size: number,
  before?: number,
): Promise<(Revision & { paths: string[] })[]> {
  let query = db.selectFrom('content_revisions').selectAll()
  if (before !== undefined) query = query.where('number', '<', before)
  const rows = await query.orderBy('number', 'desc').limit(size).execute()
  if (rows.length === 0) return []
  const files = await db
    .selectFrom('content_revision_files')
    .select(['revision_id', 'path'])
    .where(
      'revision_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('path')
    .execute()
  const paths = Map.groupBy(files, ({ revision_id }) => revision_id)
  return rows.map((row) => ({ ...toRevision(row), paths: (paths.get(row.id) ?? []).map(({ path }) => path) }))
}

/** A revision with what it does to each file. */
export async function findRevision(
  db: Kysely<Tables>,
  id: string,
): Promise<(Revision & { files: RevisedFile[] }) | undefined> {
  const row = await db.selectFrom('content_revisions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const files = await db
    .selectFrom('content_revision_files')
    .selectAll()
    .where('revision_id', '=', id)
    .orderBy('path')
    .execute()
  return {
    ...toRevision(row),
    files: files.map(({ path, body_hash, base_hash }) => ({ path, bodyHash: body_hash, baseHash: base_hash })),
  }
}

/** What the owner’s changes did to a file, the newest first: what a release has brought is none of them. */
const ownFiles = (db: Kysely<Tables>, path: string) =>
  db
    .selectFrom('content_revision_files as file')
    .innerJoin('content_revisions as revision', 'revision.id', 'file.revision_id')
    .select(['file.path', 'file.body_hash as bodyHash', 'file.base_hash as baseHash'])
    .where('file.path', '=', path)
    .where('revision.kind', '!=', 'delivered')
    .orderBy('revision.number', 'desc')
    .limit(1)

/** What the owner’s change before did to a file, if there is one that said anything of it. */
export const findBefore = (
  db: Kysely<Tables>,
  path: string,
  { number }: Pick<Revision, 'number'>,
): Promise<RevisedFile | undefined> => ownFiles(db, path).where('revision.number', '<', number).executeTakeFirst()

type ScheduledFile = { revision: Revision; file: RevisedFile }

type LaterChanges = {
  inForce: ReadonlyMap<string, FileInForce>
  scheduled: ReadonlyMap<string, ScheduledFile>
  now: number
}

/**
 * A file of a revision in force that has been published again since, or is about to be: what the later one says would be
 * lost with it. Of old addresses a withdrawal takes back its own alone (`reopenAddress`), and what a release brought is
 * put in the place of what is published.
 */
export const findLater = (
  { id, kind, takesEffectAt, files }: Revision & { files: readonly RevisedFile[] },
  { inForce, scheduled, now }: LaterChanges,
): RevisedFile | undefined => {
  const isReplaced = (path: string) =>
    kind !== 'delivered' && inForce.get(path)?.revision !== id && !(kind === 'withdraw' && path === redirectsFile)
  return Date.parse(takesEffectAt) > now ? undefined : files.find(({ path }) => scheduled.has(path) || isReplaced(path))
}

/** A file as the newest revision has it that says anything of it but that it is gone; without any, the release does. */
export async function readLast(db: Kysely<Tables>, path: string): Promise<Buffer | 'released'> {
  const last = await ownFiles(db, path).where('file.body_hash', 'is not', null).executeTakeFirst()
  return (await readBody(db, last?.bodyHash)) ?? 'released'
}

/** Scheduled revisions by the files that they change. */
export async function listScheduled(db: Kysely<Tables>, now: number): Promise<Map<string, ScheduledFile>> {
  const rows = await db
    .selectFrom('content_revisions')
    .selectAll()
    .where('takes_effect_at', '>', new Date(now).toISOString())
    .orderBy('number')
    .execute()
  const scheduled = new Map<string, ScheduledFile>()
  for (const row of rows)
    for (const file of (await findRevision(db, row.id))?.files ?? [])
      scheduled.set(file.path, { revision: toRevision(row), file })
  return scheduled
}

/** Takes away a revision that is not in force yet, within a transaction of `writeChanges`. */
export async function removeScheduled(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('content_revision_files').where('revision_id', '=', id).execute()
  await db.deleteFrom('content_revisions').where('id', '=', id).execute()
  await sweepBodies(db)
}
