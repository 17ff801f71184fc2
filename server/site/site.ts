// Long: what visitors get and how it is replaced share one state, which stands here whole.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Content } from '../../contract/content/content.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import type { Mails } from '../../contract/mails.ts'
import { toParisDay } from '../../contract/paris.ts'
import { perKey } from '../../contract/per-key.ts'
import type { Render } from '../../contract/renderer.ts'
import { findMark } from '../content/overlay.ts'
import type { Tables } from '../db/tables.ts'
import { RequestError } from '../http/request-error.ts'
import type { SiteFile, SiteFiles } from '../http/site-answers.ts'
import { type Clock, instantOf, minute, second } from '../runtime/clock.ts'
import { sweepParts } from '../runtime/files.ts'
import type { Log } from '../runtime/log.ts'
import type { Worker } from '../runtime/worker.ts'
import { readBuildId, readInputs } from './build.ts'
import { openCache } from './cache.ts'
import { isReadable } from './check-content.ts'
import { comparePages, type PageChanges } from './compare-pages.ts'
import { describeFile, isPartOfPages } from './describe-file.ts'
import { checklistName } from './documents.ts'
import { listFiles } from './hash-folders.ts'
import { isOverdue } from './next-change.ts'
import {
  cacheFolder,
  type RenderAnswer,
  type SentFile,
  type SiteOperations,
  snapshotFile,
  toWorkPlace,
  type WorkPlace,
} from './site-work.ts'
import { type KeptFile, type MadeFile, own, readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts'

/** Longer than all pages take on a busy machine that begins with nothing. */
const longestPublication = 2 * minute

/** After a publication that the database, or the disk, kept from being made. */
const pauseAfterOutage = minute / 4

/** How long a publication waits for what the one before left to do: one page's compression at most, as a rule. */
const givesWayWithin = second / 4

/** Parts of older pages that stay served. */
const mostOlder = 500

/** Why the site could not be published: the first complaint, if it is the owner's to mend. */
type PublishFailure = { at: string; complaint?: string }

/** How a publication ended. `complaints` are the owner's to mend, a French sentence each. */
export type PublishReport =
  | { kind: 'published'; changes: PageChanges }
  | { kind: 'refused'; complaints: string[] }
  | { kind: 'failed'; message: string }

export type SiteDeps = {
  place: WorkPlace
  /** What this build renders at a request. */
  render: Render
  mails: Pick<Mails, 'checkMails'>
  /** Where the owner's revisions are. */
  db: Kysely<Tables>
  worker: Worker<SiteOperations>
  clock: Clock
  log: Log
  /** Whether what stands on the disk is good, whatever it was made of: for rehearsals and tests. */
  isServedAsIs?: boolean
  /** Frees what the work after a publication has left. */
  freeMemory?: () => Promise<void>
}

/** Old addresses as they are looked up. */
const toMoved = ({ redirects }: Content): SiteFiles['moved'] => new Map(redirects.map((one) => [one.from, one]))

const hashesIn = ({ files, notFound, older }: Snapshot): Map<string, KeptFile> =>
  new Map(
    [...older.values(), ...files.values(), ...Object.values(notFound)].flatMap((file) =>
      'hash' in file ? [[file.hash, file]] : [],
    ),
  )

/** What this build made for browsers: pages that the server renders itself ask for it, whichever build the site is of. */
function readOwnParts({ buildFolder }: WorkPlace): Map<string, SiteFile> {
  const folder = join(buildFolder, 'client')
  return new Map(
    listFiles(folder).map((path) => [
      path,
      { ...describeFile(path), bodies: { identity: readFileSync(join(folder, path)) } },
    ]),
  )
}

/** Parts that the pages of an older site name and a newer one does not; those of one before only while the build is the same. */
function listOlder(before: Snapshot | undefined, next: Pick<Snapshot, 'inputs' | 'files' | 'made'>): Snapshot['older'] {
  if (!before) return new Map()
  const isSameBuild = before.inputs.buildId === next.inputs.buildId
  const parts = [...(isSameBuild ? before.older : []), ...before.files, ...before.made]
  const left = parts.filter(([path, file]) => isPartOfPages(file) && !next.files.has(path) && !next.made.has(path))
  return new Map(left.slice(-mostOlder))
}

/**
 * The site in memory: what visitors get, and how another one takes its place. It begins with the last good snapshot, if
 * there is one on the disk.
 */
export async function openSite(deps: SiteDeps) {
  const { render, mails, db, worker, clock, log } = deps
  const place = toWorkPlace(deps.place)
  const cache = openCache(cacheFolder(place))
  const ownParts = readOwnParts(place)
  /** Files that were made, by their keys. */
  const bodies = new Map<string, Buffer>()
  const making = new Map<string, Promise<Buffer | undefined>>()
  let snapshot: Snapshot | undefined
  let shown: SiteFiles & { files: Map<string, SiteFile> }
  /** What the server renders from at a request. */
  let content: Content | undefined
  let failure: PublishFailure | undefined
  let isStopped = false
  /** For which state a publication was tried last: what failed is not tried again before something has changed. */
  let tried: string | undefined
  let notBefore = Number.NEGATIVE_INFINITY
  let underway: Promise<PublishReport> | undefined
  let following: Promise<PublishReport> | undefined
  let settled = Promise.resolve()
  /** Whether program, address or files are others than what the snapshot of the start was made of, and not tried yet. */
  let isOther = false

  const madeIn = ({ made, older }: Snapshot): [string, MadeFile][] => [
    ...[...older].flatMap(([path, file]): [string, MadeFile][] => ('key' in file ? [[path, file]] : [])),
    ...made,
  ]

  /** From here on visitors get this. */
  async function show(next: Snapshot): Promise<void> {
    const made = madeIn(next)
    for (const [, { key }] of made) {
      const body = bodies.get(key) ?? (await cache.find(key))
      if (body) bodies.set(key, body)
    }
    const isNamed = new Set(made.map(([, { key }]) => key))
    for (const key of bodies.keys()) if (!isNamed.has(key)) bodies.delete(key)
    const files = new Map<string, SiteFile>(ownParts)
    for (const [path, file] of [...next.older, ...next.files]) if ('bodies' in file) files.set(path, file)
    for (const [path, { key, ...file }] of made) {
      const identity = bodies.get(key)
      if (identity && path.startsWith('/')) files.set(path, { ...file, bodies: { identity } })
    }
    snapshot = next
    shown = { files, notFound: next.notFound, moved: toMoved(next.content) }
  }

  /** A file that the site names, from the disk, or made now, once for all who ask. */
  function produce(path: string, key: string): Promise<Buffer | undefined> {
    const call = { place, now: clock.now(), input: path }
    const asked =
      making.get(key) ??
      cache
        .find(key)
        .then((there) => there ?? worker.call('make', call, { longest: longestPublication }))
        .finally(() => making.delete(key))
    making.set(key, asked)
    return asked
  }

  async function make(path: string): Promise<Buffer | undefined> {
    const file = snapshot?.made.get(path)
    if (!file) return undefined
    const { key, ...described } = file
    const known = bodies.get(key)
    if (known) return known
    const made = await produce(path, key)
    const body = bodies.get(key) ?? (made && Buffer.from(made))
    if (!body) return undefined
    bodies.set(key, body)
    if (path.startsWith('/') && snapshot?.made.get(path)?.key === key)
      shown.files.set(path, { ...described, bodies: { identity: body } })
    return body
  }

  async function keepSnapshot(kept: Snapshot): Promise<void> {
    try {
      await writeSnapshot(snapshotFile(place), kept)
      log.recovered('snapshot')
    } catch (error) {
      log.outage(
        'snapshot',
        { error },
        'the site is not on the disk: a start would serve the one before, and render it anew',
      )
    }
  }

  /** What may follow the switch, and gives way to the next publication: the best compression, files that are not there yet. */
  async function settle(of: Snapshot): Promise<void> {
    const isCurrent = () => of === snapshot && !underway && !isStopped
    let isBetter = false
    const toBest = async (file: KeptFile): Promise<KeptFile> => {
      if (file.isBest || !isCurrent()) return file
      isBetter = true
      const { identity } = file.bodies
      const compressed = await worker.call('compressBest', { input: identity })
      return own({ ...file, isBest: true, bodies: { identity, ...compressed } })
    }
    for (const [path, file] of of.files) {
      of.files.set(path, await toBest(file))
      if (isCurrent()) shown.files.set(path, of.files.get(path) ?? file)
    }
    for (const locale of locales) of.notFound[locale] = await toBest(of.notFound[locale])
    if (isBetter && isCurrent()) await keepSnapshot(of)
    for (const [path, { key }] of of.made) if (isCurrent() && !bodies.has(key)) await make(path)
    if (!isCurrent()) return
    await cache.sweep(madeIn(of).map(([, { key }]) => key))
  }

  const settleLater = (of: Snapshot): void => {
    settled = settled
      .then(() => settle(of))
      .catch((error) => {
        if (!isStopped) log.error({ error }, 'what follows a publication was not finished')
      })
      .then(deps.freeMemory)
  }

  async function take({ site }: Extract<RenderAnswer, { kind: 'rendered' }>): Promise<PageChanges> {
    const known = snapshot ? hashesIn(snapshot) : new Map<string, KeptFile>()
    const toKept = ({ bodies: sent, ...file }: SentFile): KeptFile => {
      const same = known.get(file.hash)
      if (sent) return own({ ...file, bodies: sent })
      if (!same) throw new Error('the process beside the server left out what is not here')
      return { ...file, isBest: same.isBest, bodies: same.bodies }
    }
    const files = new Map([...site.files].map(([path, file]) => [path, toKept(file)]))
    const before = snapshot
    const next: Snapshot = {
      ...site,
      madeAt: instantOf(clock),
      files,
      older: listOlder(before, { ...site, files }),
      notFound: perKey(locales, (locale) => toKept(site.notFound[locale])),
    }
    await show(next)
    content = next.content
    await keepSnapshot(next)
    return comparePages(before, next)
  }

  /** Publishes what is there now: visitors get it in one assignment, or keep what they have. */
  async function publishOnce(): Promise<PublishReport> {
    const input = {
      have: new Set(snapshot && hashesIn(snapshot).keys()),
      isFirst: snapshot === undefined,
      isUnread: content === undefined,
    }
    // What follows the publication before gives way after the page that it compresses.
    await Promise.race([settled, pause(givesWayWithin, undefined, { ref: false })])
    const order = { isUrgent: true, longest: longestPublication }
    const answer = await worker
      .call('render', { place, now: clock.now(), input }, order)
      .catch(
        ({ message, stack }: Error): RenderAnswer => ({ kind: 'failed', message, stack: stack ?? '', isOutage: false }),
      )
    if (isStopped) return { kind: 'failed', message: 'the server is stopping' }
    const wasOther = isOther
    isOther = false
    const changes = answer.kind === 'rendered' ? await take(answer) : undefined
    content ??= answer.kind === 'refused' ? answer.content : snapshot?.content
    const complaints = answer.kind === 'failed' ? [] : answer.complaints
    if (answer.kind === 'rendered' && complaints.length === 0) {
      failure = undefined
      log.recovered('publication')
    } else {
      const error =
        answer.kind === 'failed' ? Object.assign(new Error(answer.message), { stack: answer.stack }) : undefined
      // What fails here quotes the content or the code, never a visitor.
      const why = error?.message
      const fields = { kind: answer.kind, complaints, why, error }
      log.outage('publication', fields, 'site not published, the last good one stays')
      if (answer.kind === 'failed' && answer.isOutage) {
        tried = undefined
        isOther = wasOther
        notBefore = clock.steady() + pauseAfterOutage
      }
      failure = { at: instantOf(clock), ...(complaints[0] !== undefined && { complaint: complaints[0] }) }
    }
    if (answer.kind === 'failed') return { kind: 'failed', message: answer.message }
    if (!changes) return { kind: 'refused', complaints }
    const count = Object.values(changes).flat().length
    log.info({ pages: count, revision: snapshot?.revision }, 'site published')
    return { kind: 'published', changes }
  }

  /** Publishes once more for who asks while it is under way: what was stored after it began is not in it. */
  function publish(): Promise<PublishReport> {
    if (!underway) {
      underway = publishOnce().finally(() => {
        underway = undefined
        if (snapshot) settleLater(snapshot)
      })
      return underway
    }
    following ??= underway
      .catch(() => {})
      .then(() => {
        following = undefined
        return publish()
      })
    return following
  }

  /** Publishes if something fell due, or the newest revision is another. */
  async function look(): Promise<void> {
    if (!snapshot || underway || clock.steady() < notBefore) return
    const revision = await findMark(db)
    const now = clock.now()
    const isDue = isOther || isOverdue(snapshot, now) || revision !== snapshot.revision
    const state = [revision, isOverdue(snapshot, now) && snapshot.nextChangeAt, toParisDay(now)].join()
    if (!isDue || state === tried) return
    tried = state
    await publish()
  }

  for (const folder of [place.siteDir, cacheFolder(place)]) await sweepParts(folder)
  const last = await readSnapshot(snapshotFile(place))
  if (last) {
    await show(last)
    const isOfThisBuild = last.inputs.buildId === (await readBuildId(place.buildFolder))
    isOther = !deps.isServedAsIs && !isDeepStrictEqual(last.inputs, await readInputs(place))
    if (isOfThisBuild || isReadable(last.content, render, mails.checkMails)) content = last.content
  }

  return {
    /** False until the first publication, where there is no snapshot. */
    isThere: (): boolean => snapshot !== undefined,
    current: (): SiteFiles => shown,
    /** What the server renders from at a request. */
    getContent: (): Content => {
      const readable = content ?? snapshot?.content
      if (!readable) throw new Error('nothing is published yet')
      return readable
    },
    /** Settles once there is a content that this build can read: at an update, a moment after the start. */
    whenReadable: async (): Promise<void> => {
      if (content === undefined) await publish()
    },
    /** A file beside the pages, made if it is not there yet. */
    make: async (path: string): Promise<SiteFile | undefined> => {
      await make(path)
      return shown.files.get(path)
    },
    /** The checklist, made if it is not there yet. */
    getPdf: async (locale: Locale): Promise<Buffer> => {
      const pdf = await make(checklistName(locale))
      if (!pdf) throw new RequestError('tryLater')
      return pdf
    },
    publish,
    /** Settles once everything is there that follows a publication. */
    whenSettled: () => settled,
    /** How publishing stands. */
    inspect: () => ({
      revision: snapshot?.revision ?? '',
      madeAt: snapshot?.madeAt ?? '',
      isBusy: underway !== undefined,
      isOutdated: isOther || failure !== undefined,
      failure,
    }),
    look,
    /** Finishes what a process before did not. */
    start: (): void => {
      if (snapshot) settleLater(snapshot)
    },
    stop: (): void => {
      isStopped = true
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>
