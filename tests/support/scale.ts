/** True in `npm run trials`: each trial then runs at its full length. */
export const isFullLength = process.env.TRIALS === 'full'

/** How often a trial is repeated: a few times in `npm test`, as often as it says in `npm run trials`. */
export const times = (short: number, full: number): number => (isFullLength ? full : short)
