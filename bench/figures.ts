/** The middle one; of an even number, the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? Number.NaN)) / 2 : upper
}

/** The value that `share` of all stay within. */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN
}

/** `1,000,000` */
export const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** `5,900/s` */
export const perSecond = (value: number): string => `${whole.format(value)}/s`

/** `4.2 ms` */
export const inMs = (milliseconds: number): string => `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms`

/** `1.14 s` */
export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

/** Bytes of a KB here. */
export const kb = 1_000

/** `114.3 KB` */
export const inKb = (bytes: number): string => `${(bytes / kb).toFixed(1)} KB`

/** `1.31 ×` */
export const asRatio = (value: number): string => `${value.toFixed(2)} ×`

/** `97 %` */
export const asShare = (value: number): string => `${whole.format(value * 100)} %`
