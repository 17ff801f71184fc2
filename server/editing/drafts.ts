import type { Kysely } from 'kysely'
import type { SavedDraft } from '../../contract/api/admin-contents.ts'
import { contentLimits } from '../../contract/api/admin-contents.ts'
import { entryOf } from '../../contract/content/content-paths.ts'
import { keepBody, readBody, sweepBodies } from '../content/bodies.ts'
import type { Tables } from '../db/tables.ts'
import { RequestError } from '../http/request-error.ts'
import { type Clock, type Instant, instantOf } from '../runtime/clock.ts'

/** A file that the owner has in hand. */
export type Draft = {
  path: string
  bodyHash: string
  baseHash: string | null
  version: number
  /** A picture that is to go. */
  isRemoved: boolean
  savedAt: Instant
}

export type DraftBody = Draft & { body: Buffer }

/** What a draft is saved over: the draft that was opened, or what waited or was published. */
type DraftBase = Pick<Draft, 'version'> & { base: string | null }

const toDraft = (row: Tables['content_drafts']): Draft => ({
  path: row.path,
  bodyHash: row.body_hash,
  baseHash: row.base_hash,
  version: row.version,
  isRemoved: row.is_removed === 1,
  savedAt: row.saved_at,
})

const listAll = async (db: Kysely<Tables>): Promise<Draft[]> =>
  (await db.selectFrom('content_drafts').selectAll().orderBy('path').execute()).map(toDraft)

/** Every draft. A picture that goes and was never published is none: there is nothing to publish of it. */
export async function listDrafts(db: Kysely<Tables>): Promise<Draft[]> {
  return (await listAll(db)).filter(({ isRemoved, baseHash }) => !isRemoved || baseHash !== null)
}

/** Pictures of an entry that are to go, those among them that were never published. */
export async function listRemoved(db: Kysely<Tables>, entry: string): Promise<Draft[]> {
  return (await listAll(db)).filter(({ path, isRemoved }) => isRemoved && entryOf(path) === entry)
}

/** The drafts of an entry, the text first known by its path. */
export async function listDraftsOf(db: Kysely<Tables>, entries: readonly string[]): Promise<Draft[]> {
  return (await listDrafts(db)).filter(({ path }) => entries.includes(entryOf(path)))
}

export async function findDraft(db: Kysely<Tables>, path: string): Promise<DraftBody | undefined> {
  const row = await db.selectFrom('content_drafts').selectAll().where('path', '=', path).executeTakeFirst()
  if (!row) return undefined
  const body = await readBody(db, row.body_hash)
  return body && { ...toDraft(row), body }
}

type DraftToKeep = { path: string; body: Buffer } & DraftBase

type Saved = Extract<SavedDraft, { kind: 'saved' }> | { kind: 'overtaken' }

/**
 * Saves a text or a picture as draft, over that which its writer has seen and no other, within a transaction of
 * `writeChanges`.
 * @param beneath hash of what waits or is published at this moment, or null if there is no such file
 * @throws {RequestError} `tooLarge` if there are as many drafts as may be
 */
export async function saveDraft(
  db: Kysely<Tables>,
  clock: Clock,
  { path, body, version, base }: DraftToKeep,
  beneath: string | null,
): Promise<Saved> {
  const before = await db.selectFrom('content_drafts').selectAll().where('path', '=', path).executeTakeFirst()
  // Versions begin anew once a draft was published or scheduled; then the text beneath is another.
  if ((before?.version ?? 0) !== version || (before ? before.base_hash : beneath) !== base) return { kind: 'overtaken' }
  if (!before) await checkCount(db)
  const row = {
    body_hash: await keepBody(db, body),
    version: version + 1,
    is_removed: 0,
    saved_at: instantOf(clock),
  } as const
  if (before) await db.updateTable('content_drafts').set(row).where('path', '=', path).execute()
  else
    await db
      .insertInto('content_drafts')
      .values({ path, base_hash: beneath, ...row })
      .execute()
  if (before && before.body_hash !== row.body_hash) await sweepBodies(db)
  return { kind: 'saved', version: row.version, savedAt: row.saved_at }
}

async function checkCount(db: Kysely<Tables>): Promise<void> {
  const { count } = await db
    .selectFrom('content_drafts')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= contentLimits.drafts) throw new RequestError('tooLarge')
}

/** `published` is the picture that is published, or waits for its moment. */
type PictureToMark = { path: string; isRemoved: boolean; published: Buffer | undefined }

/**
 * Marks a picture as one that goes with the next publication, or that stays after all, within a transaction of
 * `writeChanges`.
 * @returns whether there is such a picture
 * @throws {RequestError} `tooLarge` if there are as many drafts as may be
 */
export async function markPicture(
  db: Kysely<Tables>,
  clock: Clock,
  { path, isRemoved, published }: PictureToMark,
): Promise<boolean> {
  const draft = await db.selectFrom('content_drafts').selectAll().where('path', '=', path).executeTakeFirst()
  if (!draft && !published) return false
  const saved_at = instantOf(clock)
  if (!draft && published && isRemoved) {
    await checkCount(db)
    const hash = await keepBody(db, published)
    const row = { path, body_hash: hash, base_hash: hash, version: 1, is_removed: 1, saved_at } as const
    await db.insertInto('content_drafts').values(row).execute()
  } else if (draft?.is_removed === 1 && !isRemoved && published && draft.body_hash === draft.base_hash) {
    // It is there as it was: nothing of it is in hand any more.
    await db.deleteFrom('content_drafts').where('path', '=', path).execute()
    await sweepBodies(db)
  } else if (draft)
    await db
      .updateTable('content_drafts')
      .set({ is_removed: isRemoved ? 1 : 0, version: draft.version + 1, saved_at })
      .where('path', '=', path)
      .execute()
  return true
}

/** Takes the drafts of these entries away, within a transaction of `writeChanges`. */
export async function discardDrafts(db: Kysely<Tables>, entries: readonly string[]): Promise<void> {
  // Those too of which there is nothing to publish.
  const paths = (await listAll(db)).map(({ path }) => path).filter((path) => entries.includes(entryOf(path)))
  if (paths.length === 0) return
  await db.deleteFrom('content_drafts').where('path', 'in', paths).execute()
  await sweepBodies(db)
}
