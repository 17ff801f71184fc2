/**
 * Bounds how many connections to the mail server are open at once. The others wait in line, each for as long as it says.
 */
export function createConnections(most: number) {
  const line = new Set<() => void>()
  let taken = 0

  /** Takes a place, at once or within `wait` milliseconds. @returns whether there is one; then it must be given back */
  function take(wait: number): Promise<boolean> {
    if (taken < most) {
      taken += 1
      return Promise.resolve(true)
    }
    if (wait <= 0) return Promise.resolve(false)
    return new Promise((resolve) => {
      const end = (isTaken: boolean) => {
        clearTimeout(timeout)
        line.delete(called)
        resolve(isTaken)
      }
      const called = () => end(true)
      const timeout = setTimeout(() => end(false), wait)
      line.add(called)
    })
  }

  /** Gives a place back, to the first in the line if there is one. */
  function give(): void {
    const [next] = line
    if (next) next()
    else taken -= 1
  }

  return {
    /** Places that nobody has and nobody waits for. */
    countFree: (): number => (line.size > 0 ? 0 : most - taken),

    /**
     * Does the work at a place of its own, at once or within `wait` milliseconds.
     * @returns what the work returns, or `undefined` if there was no place
     */
    use: async <Result>(wait: number, work: () => Promise<Result>): Promise<Result | undefined> => {
      if (!(await take(wait))) return undefined
      try {
        return await work()
      } finally {
        give()
      }
    },
  }
}
