import { join } from 'node:path'
import { RequestError } from '../http/request-error.ts'
import { type Clock, minute } from '../runtime/clock.ts'
import { keepProcess, TooManyCallsError } from '../runtime/keep-process.ts'
import { startProgram } from '../runtime/start-process.ts'
import type { ContentOperations } from './content-process.ts'
import type { ContentWork, PreviewOrder } from './content-work.ts'
import type { DeskPlace } from './editing/desk.ts'
import { drawingProcess } from './start-publishing.ts'

/** Making a large picture smaller (milliseconds); what it costs is bounded by `shrinkPicture`. */
const longestPicture = 2 * minute

/** Pictures that previews have named and visitors cannot see yet; older ones are forgotten. */
const mostPictures = 500

/** What the content process answers; it is started by the first call. */
export type ContentProcess = ContentWork & {
  /** Id of the process, while there is one. */
  pid: () => number | undefined
  stop: () => Promise<void>
}

/** A process that reads, checks and draws what the owner writes, apart from the server and what visitors get. */
export function startContentProcess(place: DeskPlace, clock: Clock): ContentProcess {
  const { buildFolder, databaseUrl, dataDir, siteDir, siteUrl } = place
  const order: DeskPlace = { buildFolder, databaseUrl, dataDir, siteDir, siteUrl }
  const kept = keepProcess<ContentOperations>(() =>
    startProgram(join(buildFolder, 'server/content.js'), order, drawingProcess(buildFolder)),
  )
  /** By address, the newest last: with what a picture is asked for, the process may be another than the one that named it. */
  const pictures = new Map<string, PreviewOrder>()
  const call: typeof kept.call = (operation, input, options) =>
    kept.call(operation, input, options).catch((error: unknown) => {
      throw error instanceof TooManyCallsError ? new RequestError('tryLater') : error
    })
  const at = <Input>(input: Input) => ({ now: clock.now(), input })

  return {
    check: (entries) => call('check', at(entries), { newestOf: `check ${entries.join()}` }),
    tryOut: (look) => call('tryOut', at(look)),
    plan: (look) => call('plan', at(look)),
    describe: () => call('describe', at(null), { newestOf: 'describe' }),
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
    shrink: (bytes) => call('shrink', at(bytes), { longest: longestPicture }),
    makeSmall: (bytes) => call('makeSmall', at(bytes)),
    pid: kept.pid,
    stop: kept.stop,
  }
}
