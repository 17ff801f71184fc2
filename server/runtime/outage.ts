const outages = new WeakSet<Error>()

/** Marks an error as one of the database itself being away or full, whatever was asked of it. */
export function markOutage<Thrown extends Error>(error: Thrown): Thrown {
  outages.add(error)
  return error
}

/** Whether an error is of that kind. Its message then speaks of a machine and quotes no one. */
export const isOutage = (error: unknown): error is Error => error instanceof Error && outages.has(error)

/**
 * What prevents the work until a person changes something: trying again, as a service does by itself, would not help.
 * Its message is a line for each thing that is wrong, with the remedy.
 */
export class LastingError extends Error {}
