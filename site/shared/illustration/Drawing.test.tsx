import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testContent as content } from '../../../tests/support/content.ts'
import { readCoverEdges } from './cover-edges.ts'
import { Drawing } from './Drawing.tsx'

const { method, prices } = content.offers

const draw = (name: string) =>
  renderToStaticMarkup(<Drawing name={name} words={{ ...content.pages.auditDach.fr.report.drawing }} />)

test('the four phases are as long as they take, with a loop for each month', () => {
  for (const name of ['method-wide', 'method-narrow']) {
    const svg = draw(name)
    const [start = 0, first = 0, second = 0, third = 0] = Array.from(svg.matchAll(/M([\d.]+) [\d.]+v\d+/g), ([, x]) =>
      Number(x),
    )
    const weeks = [method.analysis.weeks[1], method.strategy.weeks[1], (method.implementation.months[1] * 52) / 12]
    const all = weeks.reduce((sum, one) => sum + one)
    const drawn = [first - start, second - first, third - second].map((width) => (width / (third - start)) * all)
    for (const [index, length] of drawn.entries()) expect(length).toBeCloseTo(weeks[index] ?? 0, 1)
    expect(svg.match(/a[\d.]+ [\d.]+ 0 0 0 -/g)).toHaveLength(method.implementation.months[1])
  }
})

test('the report shows as much as the audit promises', () => {
  const svg = draw('report')
  const { competitors, trustPoints, errors } = prices.auditDach
  expect(svg.match(/width="26"/g)).toHaveLength(competitors + 1)
  expect(svg.match(/cy="358"/g)).toHaveLength(trustPoints)
  expect(svg.match(/h8\.5v9/g)).toHaveLength(errors)
})

test('a place of a drawing that no words are given for is told', () => {
  expect(() => renderToStaticMarkup(<Drawing name="report" words={{ title: 'Audit' }} />)).toThrow('{verdicts.0}')
})

test.each(Object.entries(content.covers))(
  '%s goes on beyond its edges in its own colours, line included',
  async (_, svg) => {
    const { left, right } = await readCoverEdges(svg)
    for (const runs of [left, right]) expect(runs.some(({ from, to }) => from === 366 && to === 378)).toBe(true)
  },
)
