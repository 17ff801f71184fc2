import type { FileChange, Plan, TextComplaint } from '../../../contract/api/admin-contents.ts'
import type { Content } from '../../../contract/content/content.ts'
import { entryOf } from '../../../contract/content/content-paths.ts'
import type { Renderer } from '../../../contract/renderer.ts'
import { toParisDay } from '../../runtime/paris-days.ts'
import { buildDocuments } from '../build-documents.ts'
import { checkVersion } from '../check-version.ts'
import type { ContentFile, ContentFiles } from '../content/content-files.ts'
import { isTextFile } from '../content/content-paths.ts'
import type { Look } from '../content-work.ts'
import { drawVersion } from '../draw-version.ts'
import { findChanges } from '../find-changes.ts'
import { toContentOfDay } from '../next-change.ts'
import { foldersOf } from '../read-inputs.ts'
import { listRequiredAddresses } from '../required-addresses.ts'
import { hashOf } from '../store.ts'
import { type Desk, toTextComplaint } from './desk.ts'
import { listPagesOf } from './pages-of.ts'

type Planned = Omit<Plan, 'versions'>

const isSame = (one: ContentFile | undefined, other: ContentFile | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && one.bytes.equals(other.bytes))

/** What differs between two states of the files. */
function listFileChanges(before: ContentFiles, after: ContentFiles): FileChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return paths
    .filter((path) => !isSame(before.get(path), after.get(path)))
    .map((path) => {
      const textIn = (files: ContentFiles) => (isTextFile(path) && files.get(path)?.bytes.toString('utf8')) || null
      return { path, before: textIn(before), after: textIn(after), isPicture: !isTextFile(path) }
    })
}

/** Photographs take seconds, and were looked at when they were read: here nobody sees them. */
function withoutPhotographs(renderer: Renderer): Renderer {
  const isPhotograph = (path: string) => /\.(?:avif|webp)$/.test(path)
  return {
    ...renderer,
    listFiles: (content) =>
      renderer.listFiles(content).map((file) => (isPhotograph(file.path) ? { ...file, draw: () => '' } : file)),
  }
}

/** A sentence on a page, `/offres : …`, as a complaint of the changed file that shows there. */
function toComplaint(sentence: string, changed: readonly string[], content: Content): TextComplaint {
  const [page = ''] = sentence.split(' : ', 1)
  const [problem = '', remedy = ''] = sentence.replace(/\.$/, '').split(/\. (?=[^.]+$)/)
  const path = changed.find((one) => listPagesOf(one, content).includes(page)) ?? changed[0] ?? ''
  return { path, line: null, problem, remedy }
}

/** Draws the site as publishing would, and keeps nothing of it. */
async function tryDrawing(
  desk: Desk,
  files: ContentFiles,
  changed: readonly string[],
  now: number,
): Promise<Omit<Planned, 'files'>> {
  const pages = { added: [], changed: [], gone: [] }
  const loaded = await desk.load(files, now)
  if ('complaints' in loaded) return { complaints: loaded.complaints.map(toTextComplaint), pages }
  const { place, buildId, renderer } = desk
  const content = toContentOfDay(loaded.content, toParisDay(now))
  const before = await desk.findServed()
  const store = { has: desk.store.has, put: async (body: Buffer | string) => hashOf(body) }
  const documents = await buildDocuments(store, { content, files }, { ...place, buildId }, before)
  if ('complaints' in documents) return { complaints: documents.complaints.map(toTextComplaint), pages }
  const folders = foldersOf(place)
  const {
    drawn,
    unfit,
    files: after,
  } = await drawVersion({
    ...{ store, renderer: withoutPhotographs(renderer), content, siteUrl: place.siteUrl, before },
    documents: documents.open,
    folders: [folders.public, folders.client],
  })
  const sentences = [...unfit, ...checkVersion(drawn, listRequiredAddresses(content))]
  return {
    complaints: sentences.map((sentence) => toComplaint(sentence, changed, content)),
    pages: findChanges(before, after),
  }
}

/** What publishing these drafts and changes would change, or what keeps it from being done. */
export async function planChanges(desk: Desk, look: Look, now: number): Promise<Planned> {
  const [before, after] = [await desk.read({}, now), await desk.read(look, now)]
  const files = listFileChanges(before.files, after.files)
  const changed = [...new Set(files.map(({ path }) => entryOf(path)))]
  return { files, ...(await tryDrawing(desk, after.files, changed, now)) }
}
