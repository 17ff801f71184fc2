import { type DestinationStream, pino } from 'pino'

export type Log = Pick<ReturnType<typeof createLog>, 'info' | 'warn' | 'error'>

/**
 * The log, a JSON line per event. It never sees what people typed or where they come from: of an error it
 * keeps name, code and the places in the code, since messages of databases and mail servers quote values.
 * Lines are written beside the work, many at once when it is busy, and all of them before the process exits.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination({ dest: 1, sync: false })) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: toLoggedError, err: toLoggedError },
  }
  return pino(options, destination)
}

/** Name, code and stack frames of an error, without its message. */
function toLoggedError(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    ...('code' in error ? { code: String(error.code) } : {}),
    stack: frames.slice(0, 12).map((line) => line.trim()),
  }
}
