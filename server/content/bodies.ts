import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { hashOf } from '../runtime/files.ts'

/** Keeps a text or a picture. @returns the hash that it is known by */
export async function keepBody(db: Kysely<Tables>, body: Buffer): Promise<string> {
  const hash = hashOf(body)
  await db
    .insertInto('content_bodies')
    .values({ hash, body })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return hash
}

/** A text or a picture by the hash that it is known by, if there is one. */
export async function readBody(db: Kysely<Tables>, hash: string | null | undefined): Promise<Buffer | undefined> {
  if (!hash) return undefined
  const row = await db.selectFrom('content_bodies').select('body').where('hash', '=', hash).executeTakeFirst()
  return row && Buffer.from(row.body)
}

/** The same of several, those that there are, one by one: pictures are large. */
export async function readBodies(db: Kysely<Tables>, hashes: Iterable<string | null>): Promise<Map<string, Buffer>> {
  const bodies = new Map<string, Buffer>()
  for (const hash of new Set(hashes)) {
    const body = await readBody(db, hash)
    if (hash && body) bodies.set(hash, body)
  }
  return bodies
}

/** Deletes what neither a draft nor a revision names any more. */
export async function sweepBodies(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('content_bodies')
    .where('hash', 'not in', (drafts) => drafts.selectFrom('content_drafts').select('body_hash'))
    .where('hash', 'not in', (files) =>
      files
        .selectFrom('content_revision_files')
        .select('body_hash')
        .where('body_hash', 'is not', null)
        .$castTo<{ body_hash: string }>(),
    )
    .execute()
}
