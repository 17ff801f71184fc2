import { setTimeout as wait } from 'node:timers/promises'

/* A program that `createWorker` keeps, for its test. */
let counted = 10

process.once('disconnect', () => process.exit())

export const count = async (_input: null) => {
  counted += 1
  return { count: counted, pid: process.pid }
}
export const echo = async (input: Uint8Array | string) => input
export const readEnvironment = async (name: string) => process.env[name]
export const pause = async (ms: number) => wait(ms, ms)
export const fail = async (words: string): Promise<never> => {
  throw new Error(words)
}
export const die = async (_input: null): Promise<never> => process.exit(3)
export const fill = async (_input: null): Promise<never> => {
  const kept: string[][] = []
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => `${index} ${kept.length}`))
}
