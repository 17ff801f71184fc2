import { createLog } from '../../server/runtime/log.ts'

/** The lines of a log; what Node itself prints stands between them. */
export const readLines = (text: string): Record<string, unknown>[] =>
  text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))

/** A log as the product writes it, kept to be read. */
export function aKeptLog(level: Parameters<typeof createLog>[0] = 'trace') {
  let lines: string[] = []
  return {
    log: createLog(level, { write: (line) => void lines.push(line) }),
    /** Everything logged since the start, or since it was cleared. */
    text: () => lines.join(''),
    clear: () => {
      lines = []
    },
  }
}
