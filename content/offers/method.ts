/**
 * How long each phase of the method takes, once: from the shortest to the longest. Pages print the words,
 * the drawing of the method measures its thread by the longest.
 */
export const method = {
  analysis: { weeks: [2, 3] },
  strategy: { weeks: [1, 2] },
  implementation: { months: [3, 6] },
  /** Then for as long as the work is wanted. */
  followUp: 'ongoing',
} as const
