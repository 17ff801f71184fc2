import { once } from 'node:events'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { readConfig } from '../../server/config.ts'
import { buildApart, fail, say } from '../command.ts'
import { root } from '../root.ts'
import { openDemo } from './open-demo.ts'

/**
 * `npm run demo`: the product with invented people, made anew at each start in a data folder of its own. It sends nothing,
 * and of what the shell holds only `PORT` counts: a real service is never touched.
 */
const began = performance.now()
const folder = join(root, 'data/demo')
const { PORT } = process.env
try {
  const config = readConfig({ PORT, DATA_DIR: folder, LOG_LEVEL: 'error' })
  // One that runs already keeps its data.
  const probe = createServer().listen(config.port, config.host)
  await once(probe, 'listening')
  await once(probe.close(), 'close')
  process.umask(0o077)
  buildApart()
  // What was published stays: making it anew takes the longest, and there is nothing of the data in it.
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name !== 'site') rmSync(join(folder, name), { recursive: true })
  say('Making the demonstration...')
  const { ownerUrl, mailsUrl, stop } = await openDemo(config, join(root, 'dist'))
  say(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s. Everybody in it is invented, and no mail leaves.
Site:  ${config.siteUrl}
Owner: ${ownerUrl} (already signed in)
Mails: ${mailsUrl}
It ends with Ctrl+C; delete data/demo to be rid of it.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop().then(() => process.exit(0)))
} catch (error) {
  fail('No demonstration', error)
}
