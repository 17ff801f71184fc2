import type { Kysely } from 'kysely'
import { readBodies } from '../content/bodies.ts'
import type { ContentFiles } from '../content/content-files.ts'
import { isOwnChange, listInForce } from '../content/overlay.ts'
import type { Tables } from '../db/tables.ts'
import { hashOf } from '../runtime/files.ts'

/** What is published of a file otherwise than the files of the release say it. */
export type OwnChange = {
  path: string
  /** Null of a file that the owner has taken away. */
  body: Buffer | null
}

/** Everything that is in force over the files of the release, drafts left out, in the order of paths. */
export async function listOwnChanges(db: Kysely<Tables>, release: ContentFiles, now: number): Promise<OwnChange[]> {
  const changed = [...(await listInForce(db, now)).values()].filter((own) => {
    const file = release.get(own.path)
    return isOwnChange(own) && own.bodyHash !== (file ? hashOf(file.bytes) : null)
  })
  const bodies = await readBodies(
    db,
    changed.flatMap(({ bodyHash }) => bodyHash ?? []),
  )
  return changed
    .map(({ path, bodyHash }) => ({ path, body: (bodyHash === null ? undefined : bodies.get(bodyHash)) ?? null }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
