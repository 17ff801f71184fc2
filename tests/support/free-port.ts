import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Ports of each process of the tests: no other one takes a port between this answer and its use, or while its server is
 * down. Another run on the same machine has others as well, four times out of five.
 */
const share = 1_000
const run = process.ppid % 5
const first = 11_000 + ((Number(process.env.VITEST_POOL_ID ?? 0) % 4) * 5 + run) * share

/**
 * A port of this machine that nobody listens on just now. It is below those that the system hands out by itself, so
 * that no other connection takes it between this answer and its use, and above 10080, the last one that `fetch` and
 * browsers refuse to call (https://fetch.spec.whatwg.org/#port-blocking).
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = first + randomInt(share)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
