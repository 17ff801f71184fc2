import { beforeAll, beforeEach } from 'vitest'

type Removable = { remove: () => unknown }

const startBy =
  (hook: typeof beforeAll | typeof beforeEach) =>
  <Started extends Removable>(start: () => Started | Promise<Started>): Started => {
    const started = {} as Started
    hook(async () => {
      Object.assign(started, await start())
      return started.remove
    })
    return started
  }

/** What each test of a block begins with: always the same object, filled anew, and removed after the test. */
export const startEach = startBy(beforeEach)

/** What all tests of a block share. */
export const startOnce = startBy(beforeAll)
