import type { Checklist } from './content/checklist.ts'

/** Page of the PDF that holds a mistake: one each, after the cover. Both count from 1. */
export const pageOfMistake = (mistake: number): number => mistake + 1

/**
 * The numbers under which sources are printed: their places in the list at the end of the PDF, in its order.
 * @throws if the list lacks one; publishing refuses such content
 */
export function numberSources({ sources }: Checklist, keys: readonly string[]): number[] {
  const numbers = keys.map((key) => {
    const place = sources.list.findIndex((source) => source.key === key)
    if (place < 0) throw new Error(`checklist: unknown source "${key}"`)
    return place + 1
  })
  return numbers.sort((a, b) => a - b)
}
