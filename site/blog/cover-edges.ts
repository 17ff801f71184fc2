import sharp from 'sharp'

/** A stretch of one colour down the edge of a cover, in units of its 480. */
export type EdgeRun = { colour: string; from: number; to: number }

export type CoverEdges = { left: readonly EdgeRun[]; right: readonly EdgeRun[] }

const height = 480
/** Picture points per unit: lines begin and end on whole or half units. */
const fine = 2

type Column = { data: Buffer; info: { width: number; height: number; channels: number } }

function readRuns({ data, info }: Column, column: number): EdgeRun[] {
  const runs: EdgeRun[] = []
  for (let row = 0; row < info.height; row += 1) {
    const at = (row * info.width + column) * info.channels
    const colour = `#${data.subarray(at, at + 3).toString('hex')}`
    const last = runs.at(-1)
    if (last?.colour === colour) last.to = (row + 1) / fine
    else runs.push({ colour, from: row / fine, to: (row + 1) / fine })
  }
  // A row in which two colours meet is a mixture of both: each neighbour takes half of it.
  const solid = runs.filter(({ from, to }) => to - from > 1.5)
  for (const [index, run] of solid.entries()) {
    const next = solid[index + 1]
    run.to = next ? (run.to + next.from) / 2 : height
    if (next) next.from = run.to
  }
  return solid
}

/**
 * Colours down the left and the right edge of a cover. A picture that stands in a wide band goes on in them to both
 * edges of the window, its ground and its line alike.
 */
export async function readCoverEdges(svg: string): Promise<CoverEdges> {
  const column = await sharp(Buffer.from(svg), { density: 72 * fine })
    .resize(640 * fine, height * fine, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { left: readRuns(column, 0), right: readRuns(column, column.info.width - 1) }
}
