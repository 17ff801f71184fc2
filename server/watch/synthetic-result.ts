/** Where a trial can fail, in the order in which it goes. */
export const syntheticSteps = ['page', 'form', 'thanks', 'mail', 'button', 'pdf', 'erase'] as const
export type SyntheticStep = (typeof syntheticSteps)[number]

/** How a trial ended. `failedAt` is the step that failed, `detail` a status or code, `failures` how many failed in a row. */
export type SyntheticResult =
  | { isOk: true; milliseconds: number }
  | { isOk: false; failedAt: SyntheticStep; detail: string; failures: number }

/** A result as it stands in its note. */
export const readSyntheticResult = (value: string): SyntheticResult => JSON.parse(value)
