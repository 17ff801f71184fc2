import { z } from 'zod'
import { carryOutOrder } from '../runtime/carry-out-order.ts'
import { finishCompression } from './finish-compression.ts'
import { type PublishOrder, type PublishReport, publishVersion } from './publish-version.ts'
import { withPublishLock } from './with-publish-lock.ts'

/** What the process is told: to publish, or only to finish the compression of what is served. */
export type ProcessOrder = PublishOrder & { isOnlyCompressing?: boolean }

/*
 * The process of `startPublishing`: it draws and checks apart from the server, so that nobody waits for it, and so that
 * its memory goes with it.
 */
// Each schema is used once or twice: compiling it takes longer than it saves.
z.config({ jitless: true })
carryOutOrder<ProcessOrder, PublishReport>(async (order, report) => {
  const publish = async (): Promise<PublishReport> =>
    (await withPublishLock(order, (site) => publishVersion(order, site))) ?? { kind: 'busy' }
  try {
    // As soon as the new version is served; what compresses it better follows.
    await report(order.isOnlyCompressing ? { kind: 'current' } : await publish())
    await finishCompression(order)
  } catch (error) {
    const thrown = error instanceof Error ? error : new Error(String(error))
    await report({ kind: 'failed', message: thrown.message, error: thrown })
  }
})
