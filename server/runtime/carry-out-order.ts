/** Tells the parent of something, and waits until it is on its way. */
const tell = (message: object): Promise<void> => new Promise((resolve) => process.send?.(message, () => resolve()))

/** Makes this process one that `startProgram` starts: it ends with its parent, and begins with its order. */
function begin<Order>(work: (order: Order) => void): void {
  process.umask(0o077)
  process.once('disconnect', () => process.exit())
  process.once('message', (order: Order) => work(order))
}

/**
 * Makes this process one that `startProcess` starts: it carries out the one order that it gets.
 * @param work reports once, and may go on after that
 */
export function carryOutOrder<Order, Report extends object>(
  work: (order: Order, report: (report: Report) => Promise<void>) => Promise<void>,
): void {
  begin<Order>(async (order) => {
    await work(order, tell)
    process.exit()
  })
}

/** What can be asked of a process that stays. */
export type Operations = Record<string, (input: never) => Promise<unknown>>

/** A call on its way to such a process, and its answer; calls come one after the other. */
export type ProcessCall = { operation: string; input: unknown }
export type ProcessAnswer = { result: unknown } | { failure: string }

/** Makes this process one that `keepProcess` starts: it stays, and answers one call after the other. */
export function answerCalls<Order>(open: (order: Order) => Promise<Operations>): void {
  begin<Order>((order) => {
    const opened = open(order)
    // Told of with the first call, for which it was opened.
    opened.catch(() => {})
    process.on('message', async ({ operation, input }: ProcessCall) => {
      try {
        const work = (await opened)[operation] as ((input: unknown) => Promise<unknown>) | undefined
        if (!work) throw new Error(`nobody knows how to ${operation}`)
        await tell({ result: await work(input) } satisfies ProcessAnswer)
      } catch (error) {
        const failure = (error instanceof Error && error.stack) || String(error)
        await tell({ failure } satisfies ProcessAnswer)
      }
    })
  })
}
