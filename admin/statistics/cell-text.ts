import { type Cell, type Figure, leastCompared } from '../../contract/api/admin-statistics.ts'
import { fillText } from '../../contract/fill-text.ts'
import { formatCount } from '../shared/admin-formats.ts'
import { statisticsTexts } from './texts.ts'

const share = new Intl.NumberFormat('fr-FR', { style: 'percent' })
const change = new Intl.NumberFormat('fr-FR', { style: 'percent', signDisplay: 'exceptZero' })

/** A cell as it is read: `2 068`, `62 %`, a dash where nothing is known. */
export const toCellText = (cell: Cell | undefined, { isShare }: Pick<Figure['columns'][number], 'isShare'>): string =>
  cell == null ? statisticsTexts.noValue : isShare ? share.format(cell) : formatCount(cell)

/** How a number changed; where that would say nothing, why. */
export function toChangeText(now: Cell | undefined, before: Cell | undefined): string {
  if (now == null) return statisticsTexts.notKnown
  if (before == null) return statisticsTexts.notKnownBefore
  const n = formatCount(before)
  if (before < leastCompared) return fillText(statisticsTexts.tooFew, { n })
  return fillText(statisticsTexts.change, { change: change.format(now / before - 1), n })
}
