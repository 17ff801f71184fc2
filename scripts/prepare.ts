import { join } from 'node:path'
import { buildIfChanged } from './build-if-changed.ts'
import { runCommand } from './command.ts'

/** Builds for the `SITE_URL` of the settings, unless nothing changed. A bad setting is said before building. */
const root = join(import.meta.dirname, '..')
await runCommand('Not built', async ({ siteUrl }) => {
  const began = performance.now()
  if (await buildIfChanged(root, join(root, 'dist'), siteUrl)) {
    process.stdout.write(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s for ${siteUrl}\n`)
  }
})
