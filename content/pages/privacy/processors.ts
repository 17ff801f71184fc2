import type { Locale } from '../../../contract/locales.ts'
import { settings } from '../../settings.ts'
import type { LegalRow } from '../legal-notice/shape.ts'

const used = settings.processors.filter(({ isUsed }) => isUsed)

/** Whether every processor stands in the European Union: the page then says that nothing leaves it. */
export const areAllInEu = used.every(({ isInEu }) => isInEu)

/** Who handles data on the owner's behalf, a row each: name, task, place. */
export function processorTable(locale: Locale): readonly LegalRow[] {
  return used.map(({ name, task, place }) => ({ name, cells: [task[locale], place[locale]] }))
}
