import { expect, test } from 'vitest'
import { testContent as content } from '../../../tests/support/content.ts'
import { toMethodShape } from './MethodThread.tsx'

const { method } = content.offers
const shape = toMethodShape(method, { width: 1280, base: 104, stroke: 7, loops: [0.6, 1.2], tail: 210 })
const [start, first, second, third, end] = shape.bounds

test('the phases are as long as they take', () => {
  const weeksOf = { analysis: method.analysis.weeks[1], months: method.implementation.months[1] * (52 / 12) }
  expect((third - second) / (first - start)).toBeCloseTo(weeksOf.months / weeksOf.analysis, 1)
  expect((second - first) / (first - start)).toBeCloseTo(method.strategy.weeks[1] / weeksOf.analysis, 1)
})

test('every month has its loop, and the knot stands in the last phase', () => {
  expect(shape.over.match(/a/g)).toHaveLength(method.implementation.months[1])
  expect(shape.knot.x).toBeGreaterThanOrEqual(third)
  expect(shape.knot.x + 100 * shape.knot.scale).toBeLessThan(end)
})
