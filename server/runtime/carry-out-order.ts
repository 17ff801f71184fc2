/**
 * Makes this process one that `startProcess` starts: it carries out the one order that it gets, and ends with its parent.
 * @param work reports once, and may go on after that
 */
export function carryOutOrder<Order, Report>(
  work: (order: Order, report: (report: Report) => Promise<void>) => Promise<void>,
): void {
  process.umask(0o077)
  process.once('disconnect', () => process.exit())
  process.once('message', async (order: Order) => {
    await work(order, (report) => new Promise((resolve) => process.send?.(report, () => resolve())))
    process.exit()
  })
}
