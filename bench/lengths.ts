/** How long everything takes, in milliseconds, and how often it is done. */
export type Lengths = {
  rounds: number
  warmUp: number
  signUps: number
  pages: number
  visits: number
  idle: number
  /** Rows of the list in the administrator's room. */
  leads: number
}

/** For figures to be quoted. */
export const fullLengths: Lengths = {
  rounds: 3,
  warmUp: 2_000,
  signUps: 8_000,
  pages: 5_000,
  visits: 8_000,
  idle: 5_000,
  leads: 1_000_000,
}

/** `--quick`: to see whether everything runs. */
export const quickLengths: Lengths = {
  rounds: 1,
  warmUp: 500,
  signUps: 1_500,
  pages: 1_000,
  visits: 1_500,
  idle: 1_000,
  leads: 20_000,
}
