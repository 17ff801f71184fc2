import type {
  ChangedText,
  FoundTexts,
  OpenedFile,
  Plan,
  PlannedPage,
  SampleSettling,
  TextComplaint,
} from '../../contract/api/admin-contents.ts'
import type { ToReplace } from '../../contract/content/to-replace.ts'
import type { Locale } from '../../contract/locales.ts'
import type { ShrunkPicture } from '../content/shrink-picture.ts'
import { RequestError } from '../http/request-error.ts'
import type { Clock } from '../runtime/clock.ts'
import { minute } from '../runtime/clock.ts'
import { TooManyCallsError, type Worker } from '../runtime/worker.ts'
import type { Look } from '../site/readings.ts'
import { type At, toWorkPlace, type WorkPlace } from '../site/site-work.ts'
import type { FileChange } from './compare-texts.ts'

/** A text with another day in it. */
export type DatedFile = { path: string; body: Buffer }

export type Planned = {
  plan: Omit<Plan, 'versions'>
  /** Legal pages that get a new day with it. */
  dated: DatedFile[]
}

export type Described = {
  /** As a list shows it. */
  title: string
  /** What in it is for the owner to fill in or to confirm. */
  toReplace: ToReplace[]
  /** The pages that show it, the best first. */
  pages: PlannedPage[]
  /** The same in the other languages. */
  others: OpenedFile['others']
  values: OpenedFile['values']
}

/** `path` is the text of the article that is to be translated. */
export type WantedTranslation = { path: string; locale: Locale; title: string }
export type BegunTranslation = { path: string } | { files: Record<string, Buffer> }

/** `page` is one of the pages of the file; else its first is drawn. */
export type PreviewOrder = { path: string; page?: string }

/** A page with the addresses of its pictures, or what keeps it from being drawn. */
export type Preview = { html: string; pictures: string[] } | { complaints: TextComplaint[] }

/**
 * What the owner’s work on the content asks for; an input and an answer travel between processes. Entries are named by the path of their text (`entryOf`).
 */
export type ContentWork = {
  /** What the loader says of an entry with its drafts, an unfinished article, too, and what they newly cause elsewhere. */
  check: (path: string) => Promise<TextComplaint[]>
  /** What publishing would change, or what keeps it from being done. */
  plan: (look: Look) => Promise<Planned>
  /** What changes of files are for who reads the texts. */
  compare: (files: readonly FileChange[]) => Promise<ChangedText[]>
  /** Every entry by its path, with all drafts. */
  describe: (input: null) => Promise<Record<string, Described>>
  /** The texts in which samples are to be confirmed or taken out, as they are then, drafts beneath. */
  settle: (order: SampleSettling) => Promise<{ path: string; text: string }[]>
  search: (text: string) => Promise<FoundTexts>
  /** With what an article in another language begins; the path of the one that is there, nothing if there is nothing to translate. */
  beginTranslation: (wanted: WantedTranslation) => Promise<BegunTranslation | undefined>
  /** A page with the drafts of the entry, as far as it can be drawn; nothing if there is no such file, or no page shows it. */
  preview: (order: PreviewOrder) => Promise<Preview | undefined>
  /** A picture that a preview has named, or nothing. */
  drawPicture: (address: string) => Promise<Buffer | undefined>
  /** Makes of a file that was sent the picture that is kept. */
  shrink: (bytes: Buffer, isPortrait: boolean) => Promise<ShrunkPicture>
  /** A picture as an editor lists it, in WebP; nothing if it cannot be read. */
  makeSmall: (bytes: Buffer) => Promise<Buffer | undefined>
}

type Operation<Name extends keyof ContentWork> = (
  call: At<Parameters<ContentWork[Name]>[0]>,
) => ReturnType<ContentWork[Name]>

/** The same as calls of the process beside the server (`site-process.ts`). */
export type ContentOperations = {
  [Name in Exclude<keyof ContentWork, 'drawPicture' | 'shrink' | 'makeSmall'>]: Operation<Name>
} & {
  drawPicture: (call: At<{ address: string; order: PreviewOrder }>) => ReturnType<ContentWork['drawPicture']>
  shrink: (call: { input: Buffer; isPortrait: boolean }) => ReturnType<ContentWork['shrink']>
  makeSmall: (call: { input: Buffer }) => ReturnType<ContentWork['makeSmall']>
}

/** Making a large picture smaller (milliseconds); what it costs is bounded by `shrinkPicture`. */
const longestPicture = 2 * minute

/** Pictures that previews have named and visitors cannot see yet; older ones are forgotten. */
const mostPictures = 500

/** What reads, checks and renders what the owner writes, in the process beside the server. */
export function createContentWork(worker: Worker<ContentOperations>, place: WorkPlace, clock: Clock): ContentWork {
  /** By address, the newest last: with what a picture is asked for, the process may be another than the one that named it. */
  const pictures = new Map<string, PreviewOrder>()
  const call: typeof worker.call = (operation, input, options) =>
    worker.call(operation, input, options).catch((error: unknown) => {
      throw error instanceof TooManyCallsError ? new RequestError('tryLater') : error
    })
  const own = toWorkPlace(place)
  const at = <Input>(input: Input) => ({ place: own, now: clock.now(), input })

  return {
    check: (path) => call('check', at(path), { newestOf: `check ${path}` }),
    plan: (look) => call('plan', at(look)),
    compare: (files) => call('compare', at(files)),
    describe: () => call('describe', at(null), { newestOf: 'describe' }),
    beginTranslation: (wanted) => call('beginTranslation', at(wanted)),
    settle: (order) => call('settle', at(order)),
    search: (text) => call('search', at(text), { newestOf: 'search' }),
    preview: async (input) => {
      const preview = await call('preview', at(input), { newestOf: `preview ${input.path} ${input.page}` })
      if (!preview || 'complaints' in preview) return preview
      for (const address of preview.pictures) {
        pictures.delete(address)
        pictures.set(address, input)
      }
      for (const address of pictures.keys()) if (pictures.size > mostPictures) pictures.delete(address)
      return preview
    },
    drawPicture: async (address) => {
      const input = pictures.get(address)
      return input && call('drawPicture', at({ address, order: input }), { newestOf: `picture ${address}` })
    },
    shrink: (input, isPortrait) => call('shrink', { input, isPortrait }, { longest: longestPicture }),
    makeSmall: (bytes) => call('makeSmall', { input: bytes }),
  }
}
