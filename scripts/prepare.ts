import { join } from 'node:path'
import { ConfigError, readConfig } from '../server/config.ts'
import { buildIfChanged } from './build-if-changed.ts'

/** Builds for the `SITE_URL` of the settings, unless nothing changed. A bad setting is said before building. */
const root = join(import.meta.dirname, '..')
try {
  const { siteUrl } = readConfig(process.env)
  const began = performance.now()
  if (await buildIfChanged(root, join(root, 'dist'), siteUrl)) {
    process.stdout.write(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s for ${siteUrl}\n`)
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  for (const line of message.split('\n'))
    process.stderr.write(`${error instanceof ConfigError ? 'Setting ' : 'Not built: '}${line}\n`)
  process.exit(1)
}
