/** What the express audit holds. One buying path and no more: the 20 to 30 pages are the Audit DACH. */
export const expressAudit = {
  /** A ceiling, not a quota. */
  corrections: 10,
  /** Places on the buying path that are read. */
  places: 5,
  videoMinutes: 15,
} as const
