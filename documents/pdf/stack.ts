import { DocumentFaultError } from '../document-fault.ts'

/** A part of a page whose height is known before it is drawn. */
export type Part = { height: number; draw: (y: number) => void }

/**
 * Draws parts below each other between `top` and `bottom` and shares the rest among the gaps.
 * @param place leads to the words of the page
 * @throws {DocumentFaultError} if they do not fit with at least `least` points between them, so that no page overflows
 *   unseen
 */
export function stack(
  parts: readonly Part[],
  { top, bottom, least, most }: { top: number; bottom: number; least: number; most: number },
  place: readonly (string | number)[],
): number {
  const used = parts.reduce((sum, part) => sum + part.height, 0)
  const gap = Math.min(most, (bottom - top - used) / Math.max(1, parts.length - 1))
  if (gap < least) {
    const excess = (least - gap) * (parts.length - 1)
    throw new DocumentFaultError(`checklist: a page is too full (${place.join(' ')}, by ${excess.toFixed(1)} points)`, {
      ...{ kind: 'full', place, excess },
    })
  }
  let y = top
  for (const part of parts) {
    part.draw(y)
    y += part.height + gap
  }
  return y - gap
}
