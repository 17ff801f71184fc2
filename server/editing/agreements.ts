import type { Kysely } from 'kysely'
import { articleOf } from '../../contract/content/content-paths.ts'
import { isOwnChange, type RevisedFile } from '../content/overlay.ts'
import type { Tables } from '../db/tables.ts'
import type { Instant } from '../runtime/clock.ts'

/** What the owner did with texts, oldest first: changed one, gave an article another address, or said that one is right. */
export type TextEvent = { at: Instant } & (
  | { kind: 'changed'; file: RevisedFile }
  | { kind: 'moved'; file: RevisedFile; from: string | undefined }
  | { kind: 'reviewed'; path: string }
)

/** What has happened to all texts until a moment. Nothing that a release has brought is among it. */
export async function listTextEvents(db: Kysely<Tables>, now: number): Promise<TextEvent[]> {
  const files = await db
    .selectFrom('content_revision_files as file')
    .innerJoin('content_revisions as revision', 'revision.id', 'file.revision_id')
    .select(({ fn }) => [
      ...(['revision.id', 'revision.kind', 'file.path', 'file.body_hash', 'file.base_hash'] as const),
      fn.coalesce('revision.takes_effect_at', 'revision.made_at').as('at'),
    ])
    .where('revision.kind', '!=', 'delivered')
    .where(({ or, eb }) => or([eb('file.path', 'like', '%.yaml'), eb('file.path', 'like', '%.md')]))
    .orderBy('revision.number')
    .execute()
  const reviews = await db.selectFrom('content_reviews').selectAll().execute()
  const articles = files.filter(({ path }) => articleOf(path))
  // A renaming, or one that is taken back: an article goes, and another comes.
  const moves = new Map<string, { from: string; to: string }>()
  const isThere = new Map<string, boolean>()
  for (const [id, changed] of Map.groupBy(articles, ({ id }) => id)) {
    const moved = changed.filter(
      ({ path, body_hash, base_hash }) => (isThere.get(path) ?? base_hash !== null) !== (body_hash !== null),
    )
    const [from, to] = [moved.find(({ body_hash }) => !body_hash), moved.find(({ body_hash }) => body_hash)]
    if (from && to) moves.set(id, { from: from.path, to: to.path })
    for (const { path, body_hash } of changed) isThere.set(path, body_hash !== null)
  }
  const until = new Date(now).toISOString()
  const changed = files.flatMap(({ id, kind, path, at, body_hash, base_hash }): TextEvent[] => {
    const file = { path, bodyHash: body_hash, baseHash: base_hash }
    if (at > until) return []
    const move = moves.get(id)
    if (kind !== 'rename' && !move) return [{ at, kind: 'changed', file }]
    if (body_hash === null) return []
    return [{ at, kind: 'moved', file, from: move?.to === path ? move.from : undefined }]
  })
  const reviewed = reviews.map(({ path, reviewed_at }): TextEvent => ({ at: reviewed_at, kind: 'reviewed', path }))
  // Of one moment the review comes last: it is of what was there.
  return [...changed, ...reviewed].toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

/** What the owner's changes had made of a text; undefined: what the release says. */
type Text = RevisedFile | undefined
const wordsOf = (text: Text) => (text && isOwnChange(text) ? text.bodyHash : 'released')

/** For a text that is to be read again: what each of the others said when they last agreed. */
export type Disagreements = ReadonlyMap<string, Text>

/**
 * Which texts are to be read again since another one that says the same has changed. A text agrees with the others when
 * it is written from them, changed after them, or said to be right. A change that follows another one is no news to where
 * that came from; a first publication is none to anybody.
 * @param othersOf the texts whose changes one has to follow
 */
export function findDisagreements(
  events: readonly TextEvent[],
  othersOf: (path: string) => readonly string[],
): (path: string) => Disagreements {
  const moves = events.flatMap((event, index) =>
    event.kind === 'moved' && event.from ? [{ index, from: event.from, to: event.file.path }] : [],
  )
  /** Where a text stands now that stood there when an event was. */
  const follow = (path: string, then: number): string =>
    moves.reduce((one, { index, from, to }) => (index > then && from === one ? to : one), path)
  const texts = new Map<string, RevisedFile>()
  const agreed = new Map<string, Map<string, Text>>()
  const lastOf = (path: string, other: string): Text => agreed.get(path)?.get(other)
  const agree = (path: string, other: string) => {
    agreed.set(path, (agreed.get(path) ?? new Map()).set(other, texts.get(other)))
  }
  const isUnread = (path: string, other: string) =>
    texts.get(other)?.bodyHash !== null && wordsOf(lastOf(path, other)) !== wordsOf(texts.get(other))

  for (const [index, event] of events.entries()) {
    const path = follow(event.kind === 'reviewed' ? event.path : event.file.path, index)
    const others = othersOf(path)
    if (event.kind === 'moved') {
      const readers = others.filter((other) => !isUnread(other, path))
      texts.set(path, event.file)
      for (const reader of readers) agree(reader, path)
      continue
    }
    if (event.kind === 'changed') {
      const isFirst = event.file.baseHash === null && !texts.has(path)
      const followed = others.filter((other) => isFirst || isUnread(path, other))
      texts.set(path, event.file)
      for (const other of followed) agree(other, path)
    }
    for (const other of others) agree(path, other)
  }
  return (path) =>
    new Map(
      othersOf(path)
        .filter((other) => isUnread(path, other))
        .map((other) => [other, lastOf(path, other)]),
    )
}
