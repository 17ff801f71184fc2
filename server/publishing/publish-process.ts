import { z } from 'zod'
import { finishCompression } from './finish-compression.ts'
import { type PublishOrder, type PublishReport, publishVersion } from './publish-version.ts'
import { withPublishLock } from './with-publish-lock.ts'

/** What the process is told: to publish, or only to finish the compression of what is served. */
export type ProcessOrder = PublishOrder & { isOnlyCompressing?: boolean }

const report = (message: PublishReport) => process.send?.(message)

/** Reports as soon as the new version is served; what compresses it better follows. */
async function carryOut(order: ProcessOrder): Promise<void> {
  const publish = async (): Promise<PublishReport> =>
    (await withPublishLock(order, (site) => publishVersion(order, site))) ?? { kind: 'busy' }
  report(order.isOnlyCompressing ? { kind: 'current' } : await publish())
  await finishCompression(order)
}

/*
 * The process of `startPublishing`: carries out the one order that it gets, and ends with its parent. It draws and
 * checks apart from the server, so that nobody waits for it, and so that its memory goes with it.
 */
process.umask(0o077)
// Each schema is used once or twice: compiling it takes longer than it saves.
z.config({ jitless: true })
process.once('disconnect', () => process.exit())
process.once('message', async (order: ProcessOrder) => {
  try {
    await carryOut(order)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
  process.exit()
})
