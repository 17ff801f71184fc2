import {
  finishCompression,
  holdSite,
  type PublishOrder,
  type PublishReport,
  publishVersion,
} from './publish-version.ts'

const report = (message: PublishReport) => process.send?.(message)

/** Reports as soon as the new version is served; what compresses it better follows. */
async function carryOut(order: PublishOrder): Promise<void> {
  const isHeld = await holdSite(order, async (site) => {
    report(await publishVersion(order, site))
    await finishCompression(site)
    return true
  })
  if (!isHeld) report({ kind: 'busy' })
}

/*
 * The process of `startPublishing`: carries out the one order that it gets, and ends with whoever gave it. It draws and
 * checks apart from the server, so that nobody waits for it, and so that its memory goes with it.
 */
process.umask(0o077)
process.once('disconnect', () => process.exit())
process.once('message', async (order: PublishOrder) => {
  try {
    await carryOut(order)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
  process.exit()
})
