/**
 * Texts as their writer reads them: where a file says `{offers.prices.vip.essential}`, the field says ‹3 500 €›, and
 * what is typed goes back to the file the same way.
 */
export type References = { show: (text: string) => string; read: (typed: string) => string }

const mark = /‹([^‹›]*)›/g

/** A text as it is printed, for counting its characters. */
export const withoutMarks = (shown: string): string => shown.replace(mark, '$1')

export const hasMark = (shown: string): boolean => withoutMarks(shown) !== shown

/** @param values as the server gave them with the file (`OpenedFile`) */
export function createReferences(values: Record<string, string>): References {
  const written = new Map(Object.entries(values).map(([reference, printed]) => [printed, reference]))
  return {
    show: (text) =>
      text.replace(/\{[^{}]+\}/g, (reference) => {
        const printed = values[reference]
        return printed === undefined ? reference : `‹${printed}›`
      }),
    read: (typed) => typed.replace(mark, (shown, printed: string) => written.get(printed) ?? shown),
  }
}
