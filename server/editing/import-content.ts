import { toSentence } from '../content/complaint.ts'
import { readContentFolder } from '../content/content-files.ts'
import { loadContent } from '../content/load-content.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../runtime/clock.ts'
import { toParisDay } from '../runtime/paris-days.ts'
import { layOver, listOwnChanges } from './own-changes.ts'
import { makeRevision } from './revisions.ts'
import { writeChanges } from './write-changes.ts'

export type ImportReport =
  /** `kept`: files that have not changed since the owner changed them; what the owner made of them stays. */
  | { kind: 'imported'; revision: string | undefined; paths: string[]; kept: string[] }
  /** What is wrong with the content as it would be published, a French sentence each. */
  | { kind: 'refused'; complaints: string[] }

/**
 * Makes one revision of the files of the content that say something else than what is published: from then on they
 * count again, and follow the next release. The owner can take it back.
 * @param isForced whether files count again, too, that have not changed since the owner changed them
 */
export async function importContent(
  database: Database,
  clock: Clock,
  { folder, isForced }: { folder: string; isForced: boolean },
): Promise<ImportReport> {
  const release = await readContentFolder(folder)
  const changes = await listOwnChanges(database.db, release, clock.now())
  const wanted = changes.filter(({ isDiverged }) => isDiverged || isForced)
  const kept = changes.filter((change) => !wanted.includes(change))
  const loaded = await loadContent(layOver(release, kept), { today: toParisDay(clock.now()) })
  if ('complaints' in loaded) return { kind: 'refused', complaints: loaded.complaints.map(toSentence) }
  const report = { paths: wanted.map(({ path }) => path), kept: kept.map(({ path }) => path) }
  if (wanted.length === 0) return { kind: 'imported', revision: undefined, ...report }
  const order = { kind: 'import', madeBy: 'command', requestId: null, summary: '', at: null } as const
  const files = wanted.map(({ path, releasedHash }) => {
    const body = release.get(path)?.bytes
    return { path, kind: 'released' as const, bodyHash: null, baseHash: releasedHash, ...(body && { body }) }
  })
  const { id } = await writeChanges(database, (transaction) => makeRevision(transaction, clock, order, files))
  return { kind: 'imported', revision: id, ...report }
}
