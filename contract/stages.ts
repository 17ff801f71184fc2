/** How far the owner is with a person. A client's data is kept as long as a contract's. */
export const stages = ['new', 'talk', 'offer', 'client', 'closed'] as const
export type Stage = (typeof stages)[number]
