import { expect, test } from 'vitest'
import { testContent } from '../../../tests/support/content.ts'
import { readCoverEdges } from './cover-edges.ts'

test.each(Object.entries(testContent.covers))(
  '%s goes on beyond its edges in its own colours, line included',
  async (_, svg) => {
    const { left, right } = await readCoverEdges(svg)
    for (const runs of [left, right]) expect(runs.some(({ from, to }) => from === 366 && to === 378)).toBe(true)
  },
)
