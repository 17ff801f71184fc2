import { dirname } from 'node:path'
import * as z from 'zod'
import { entryOf } from '../contract/content/content-paths.ts'
import { locales } from '../contract/locales.ts'
import { toSentence } from './content/complaint.ts'
import { findMark, findNextRevision, listInForce } from './content/overlay.ts'
import { makeSmallPicture, shrinkPicture } from './content/shrink-picture.ts'
import { beginTranslation as begin } from './editing/begin-translation.ts'
import { checkDrafts } from './editing/check-drafts.ts'
import { compareTexts, type FileChange } from './editing/compare-texts.ts'
import type { PreviewOrder } from './editing/content-work.ts'
import { describeEntries, lookAtAll } from './editing/describe-entries.ts'
import { planChanges } from './editing/plan-changes.ts'
import { createPreviews } from './editing/previews.ts'
import { searchTexts } from './editing/search-texts.ts'
import { settleFiles } from './editing/settle-samples.ts'
import type { SiteFile } from './http/site-answers.ts'
import { isOutage } from './runtime/outage.ts'
import { readInputs } from './site/build.ts'
import { compress, isCompressible } from './site/compress.ts'
import { findNextChange } from './site/next-change.ts'
import { openReadings, type Readings, type Rendering } from './site/readings.ts'
import { checkMade, type RenderedFile, type RenderedSite } from './site/render-site.ts'
import type { At, RenderAnswer, RenderOrder, SentFile, SentSite } from './site/site-work.ts'
import type { MadeFile } from './site/snapshot.ts'

/*
 * The process beside the server (`createWorker`): what is read, checked and rendered of the content, is so apart from
 * where visitors are answered, and its memory goes with it. Each function is a call.
 */

process.umask(0o077)
process.once('disconnect', () => process.exit())
// Each schema is used once or twice in the first minutes: compiling it takes longer than it saves.
z.config({ jitless: true })

let opened: Promise<Readings> | undefined
let previews: ReturnType<typeof createPreviews> | undefined

/** Makes a call of a work, which has everything open. */
const at =
  <Input, Answer>(work: (readings: Readings, input: Input, now: number) => Promise<Answer>) =>
  async ({ place, now, input }: At<Input>): Promise<Answer> => {
    // Pictures are set in the fonts of `public/`, wherever the server was started.
    process.chdir(dirname(place.buildFolder))
    opened ??= openReadings(place)
    return work(await opened, input, now)
  }

async function toSent({ body, ...file }: RenderedFile, have: ReadonlySet<string>): Promise<SentFile> {
  const isBest = !isCompressible(file.contentType, body)
  if (have.has(file.hash)) return { ...file, isBest }
  return { ...file, isBest, bodies: isBest ? { identity: body } : await compress(body, 'quick') }
}

async function send(
  { files, notFound, made, content }: RenderedSite,
  about: Pick<SentSite, 'inputs' | 'revision' | 'day' | 'nextChangeAt'>,
  have: ReadonlySet<string>,
): Promise<SentSite> {
  const sent = await Promise.all([...files].map(async ([path, file]) => [path, await toSent(file, have)] as const))
  const lost = await Promise.all(locales.map(async (locale) => [locale, await toSent(notFound[locale], have)] as const))
  const toMade = ({ make: _make, check: _check, ...file }: NonNullable<ReturnType<typeof made.get>>): MadeFile => file
  return {
    ...about,
    content,
    files: new Map(sent),
    notFound: Object.fromEntries(lost) as SentSite['notFound'],
    made: new Map([...made].map(([path, file]) => [path, toMade(file)])),
  }
}

/** What is rendered where the owner's texts that are complained about give way to those of the release. */
async function renderReleased(
  readings: Readings,
  { complaints }: Rendering,
  now: number,
): Promise<Rendering | undefined> {
  const db = await readings.openDb()
  if (!db || complaints.length === 0) return undefined
  const faulty = new Set(complaints.map(({ file }) => entryOf(file)))
  const own = [...(await listInForce(db, now)).keys()].filter((path) => faulty.has(entryOf(path)))
  const read = await readings.read({ changes: own.map((path) => ({ path, body: 'released' })) }, now)
  return readings.render(read, now)
}

async function renderInForce(
  readings: Readings,
  { have, isFirst, isUnread }: RenderOrder,
  now: number,
): Promise<RenderAnswer> {
  const db = await readings.openDb()
  const revision = db ? await findMark(db) : ''
  const inputs = await readInputs(readings.place)
  let rendering = await readings.render(await readings.read({}, now), now)
  // Before anything is served, no one waits for pictures and documents: they follow.
  const made = rendering.site && !isFirst ? await checkMade(rendering.site, readings.cache) : []
  const complaints = [...rendering.complaints.map(toSentence), ...rendering.sentences, ...made.map(toSentence)]
  if (complaints.length > 0) {
    const released = isUnread ? await renderReleased(readings, rendering, now) : undefined
    const content = released?.site?.content
    if (!isFirst || !released?.site || released.sentences.length > 0)
      return { kind: 'refused', complaints, ...(content && { content }) }
    rendering = released
  }
  const { site, loaded } = rendering
  if (!site || !loaded) throw new Error('nothing was rendered')
  const nextChangeAt = findNextChange(loaded, now, db && (await findNextRevision(db, now)))
  const about = { inputs, revision, day: site.content.today, nextChangeAt }
  return { kind: 'rendered', site: await send(site, about, have), complaints }
}

export const render = at<RenderOrder, RenderAnswer>(async (readings, order, now) => {
  try {
    return await renderInForce(readings, order, now)
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    return { kind: 'failed', message, stack, isOutage: isOutage(error) }
  }
})

/** Makes a file that the site names; nothing if it does not any more. */
export const make = at<string, Buffer | undefined>(async (readings, path, now) => {
  const { site } = await readings.render(await readings.read({}, now), now)
  const making = site?.made.get(path)
  if (!making) return undefined
  const { cache } = readings
  const known = await cache.find(making.key)
  if (known) return known
  const body = await making.make()
  await cache.keep(making.key, body)
  return body
})

/** The compressed forms alone: who asks has the other. */
export async function compressBest({ input }: { input: Buffer }): Promise<Pick<SiteFile['bodies'], 'br' | 'gzip'>> {
  const { identity: _, ...compressed } = await compress(Buffer.from(input), 'best')
  return compressed
}

export const check = at(checkDrafts)
export const plan = at(planChanges)
export const compare = at(async (readings, files: readonly FileChange[], now) => {
  const { edited } = await readings.read(await lookAtAll(readings, now), now)
  return compareTexts(files, (await edited()).rootsOf)
})
export const describe = at((readings, _input: null, now) => describeEntries(readings, now))
export const settle = at(settleFiles)
export const search = at(searchTexts)
export const beginTranslation = at(begin)

const toPreviews = (readings: Readings) => (previews ??= createPreviews(readings))
export const preview = at((readings, order: PreviewOrder, now) => toPreviews(readings).draw(order, now))
export const drawPicture = at((readings, { address, order }: { address: string; order: PreviewOrder }, now) =>
  toPreviews(readings).drawPicture(address, order, now),
)
export const shrink = ({ input, isPortrait }: { input: Buffer; isPortrait: boolean }) =>
  shrinkPicture(Buffer.from(input), isPortrait)
export const makeSmall = ({ input }: { input: Buffer }) => makeSmallPicture(Buffer.from(input))
