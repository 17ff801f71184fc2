/** Width of one bucket, in milliseconds. */
const bucket = 0.01
/** Anything slower falls into the last bucket. */
const slowest = 20_000

/** Counts durations in buckets of 10 µs: a fixed amount of memory, however many there are. */
export function createLatencies() {
  const counts = new Uint32Array(slowest / bucket + 1)
  let total = 0
  return {
    add: (milliseconds: number): void => {
      const index = Math.min(Math.round(milliseconds / bucket), counts.length - 1)
      counts[index] = (counts[index] ?? 0) + 1
      total += 1
    },

    /** The duration, in milliseconds, that `share` of all stay within; 0 if there are none. */
    quantile: (share: number): number => {
      let seen = 0
      for (const [index, count] of counts.entries()) {
        seen += count
        if (seen > 0 && seen >= total * share) return index * bucket
      }
      return 0
    },
  }
}
