import type { CoverEdges, EdgeRun } from '../../../contract/content/covers.ts'

const [width, height] = [640, 480]
/** Picture points per unit: lines begin and end on whole or half units. */
const fine = 2

/** Colours of a row of picture points, `length` of them. */
function readRuns(colourAt: (point: number) => string, length: number): EdgeRun[] {
  const runs: EdgeRun[] = []
  for (let point = 0; point < length * fine; point += 1) {
    const colour = colourAt(point)
    const last = runs.at(-1)
    if (last?.colour === colour) last.to = (point + 1) / fine
    else runs.push({ colour, from: point / fine, to: (point + 1) / fine })
  }
  // A point in which two colours meet is a mixture of both: each neighbour takes half of it.
  const solid = runs.filter(({ from, to }) => to - from > 1.5)
  for (const [index, run] of solid.entries()) {
    const next = solid[index + 1]
    run.to = next ? (run.to + next.from) / 2 : length
    if (next) next.from = run.to
  }
  return solid
}

// The page of an article and its picture for networks ask for the same cover.
const known = new Map<string, Promise<CoverEdges>>()

/** Colours of one edge, point by point: only a strip two points thick is drawn of the cover. */
async function readEdge(svg: string, edge: 'left' | 'right' | 'top', length: number): Promise<EdgeRun[]> {
  const isTop = edge === 'top'
  const strip = isTop
    ? `width="${width * fine}" height="2" viewBox="0 0 ${width} 1"`
    : `width="2" height="${height * fine}" viewBox="${edge === 'left' ? 0 : width - 1} 0 1 ${height}"`
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(
    Buffer.from(svg.replace(/<svg[^<>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" ${strip}>`)),
  )
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const step = info.channels * (isTop ? 1 : info.width)
  // The outermost points: of the right edge the second one of each row.
  const first = edge === 'right' ? info.channels : 0
  return readRuns((point) => {
    const at = first + point * step
    return `#${data.subarray(at, at + 3).toString('hex')}`
  }, length)
}

async function readEdges(svg: string): Promise<CoverEdges> {
  const [left, right, top] = await Promise.all([
    readEdge(svg, 'left', height),
    readEdge(svg, 'right', height),
    readEdge(svg, 'top', width),
  ])
  return { left, right, top }
}

/**
 * Colours along the left, the right and the upper edge of a cover. A picture that stands in a wide band goes on in them
 * to all edges, its ground and its line alike.
 */
export function readCoverEdges(svg: string): Promise<CoverEdges> {
  const edges = known.get(svg) ?? readEdges(svg)
  known.set(svg, edges)
  return edges
}
