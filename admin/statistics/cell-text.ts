import { type Cell, type Figure, leastCompared } from '../../contract/api/admin-statistics.ts'
import type { AdminStatistics } from '../../contract/content/admin/statistics.ts'
import { fillText } from '../../contract/fill-text.ts'
import { formatCount } from '../shared/admin-formats.ts'

type Texts = AdminStatistics['screen']

const share = new Intl.NumberFormat('fr-FR', { style: 'percent' })
const change = new Intl.NumberFormat('fr-FR', { style: 'percent', signDisplay: 'exceptZero' })

/** A cell as it is read: `2 068`, `62 %`, a dash where nothing is known. */
export const toCellText = (
  cell: Cell | undefined,
  { isShare }: Pick<Figure['columns'][number], 'isShare'>,
  texts: Texts,
): string => (cell == null ? texts.noValue : isShare ? share.format(cell) : formatCount(cell))

/** How a number changed; where that would say nothing, why. */
export function toChangeText(now: Cell | undefined, before: Cell | undefined, texts: Texts): string {
  if (now == null) return texts.notKnown
  if (before == null) return texts.notKnownBefore
  const n = formatCount(before)
  if (before < leastCompared) return fillText(texts.tooFew, { n })
  return fillText(texts.change, { change: change.format(now / before - 1), n })
}
