import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

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
