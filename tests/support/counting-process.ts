import { setTimeout as wait } from 'node:timers/promises'
import { answerCalls } from '../../server/runtime/carry-out-order.ts'

const work = (order: { from: number }) => {
  let count = order.from
  return {
    count: async (_input: null) => ({ count: ++count, pid: process.pid }),
    echo: async (input: Uint8Array | string) => input,
    pause: async (ms: number) => wait(ms, ms),
    fail: async (words: string): Promise<never> => {
      throw new Error(words)
    },
    die: async (_input: null): Promise<never> => process.exit(3),
  }
}

export type CountingWork = ReturnType<typeof work>

/* A process that stays, for the test of `keepProcess`. */
answerCalls<{ from: number }>(async (order) => work(order))
