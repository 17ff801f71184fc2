import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type DestinationStream, pino } from 'pino'
import { isOutage } from './outage.ts'

type Fields = Record<string, unknown>

export type Log = Pick<ReturnType<typeof createLog>, 'info' | 'warn' | 'error' | 'outage' | 'recovered' | 'isOut'>

/**
 * The log, a JSON line per event. It never sees what people typed or where they come from: of an error it
 * keeps name, code and the places in the code, since messages of databases and mail servers quote values.
 * What fails as long as something is away is one line when that begins and one when it is over (`outage`, `recovered`);
 * an error of a database that is away (`isOutage`) is such a failure, in whatever line it stands.
 * Lines are written beside the work, many at once when it is busy, and all of them before the process exits.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination({ dest: 1, sync: false })) {
  /** By what is away: since when (`performance.now`), and how often that was met. */
  const outages = new Map<string, { since: number; failures: number }>()

  function outage(what: string, fields: Fields, message: string): void {
    const key = isOutage(fields.error) ? 'database' : what
    const known = outages.get(key)
    if (known) known.failures += 1
    else {
      outages.set(key, { since: performance.now(), failures: 1 })
      log.error({ outage: key, ...fields }, message)
    }
  }

  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: toLoggedError, err: toLoggedError },
      hooks: {
        logMethod(args, method) {
          const [fields, message] = args as [Fields, string]
          if (isOutage(fields.error) && fields.outage === undefined) outage('database', fields, message)
          else method.apply(this, args)
        },
      },
    },
    destination,
  )

  return Object.assign(log, {
    /** Tells of a failure, unless the same thing is known to be away: then it is counted. */
    outage,

    /** What worked is not away any more; says so if it was. */
    recovered: (what: string): void => {
      const known = outages.get(what)
      if (!known) return
      outages.delete(what)
      const seconds = Math.round((performance.now() - known.since) / 1_000)
      log.warn({ outage: what, seconds, failures: known.failures }, 'over')
    },

    isOut: (what: string): boolean => outages.has(what),
  })
}

/** Name, codes, cause and stack frames of an error; its message only where that quotes no one. */
function toLoggedError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    ...(isOutage(error) && { message: error.message }),
    ...(code !== undefined && { code: String(code) }),
    ...(errcode !== undefined && { errcode }),
    ...(error.cause !== undefined && { cause: toLoggedError(error.cause) }),
    stack: frames.slice(0, 12).map((line) => toSourceFrame(line.trim())),
  }
}

/** Maps that an error has asked for: Node’s own `--enable-source-maps` would hold all of them, 24 MB, in every process. */
const maps = new Map<string, SourceMap | undefined>()

function readMap(bundle: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(bundle)}.map`, 'utf8')))
  } catch {
    return undefined
  }
}

/** A line of a stack with the place in the source, from the root of the repository, in that of the place in a bundle. */
export const toSourceFrame = (frame: string): string =>
  frame.replace(/(file:\S+\.js):(\d+):(\d+)/, (place, bundle: string, line: string, column: string) => {
    if (!maps.has(bundle)) maps.set(bundle, readMap(bundle))
    const origin = maps.get(bundle)?.findOrigin(Number(line), Number(column))
    if (!origin || !('fileName' in origin)) return place
    return `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`
  })
