import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { Config } from '../server/config.ts'
import { systemClock } from '../server/runtime/clock.ts'
import { getSecret, readSecretFile } from '../server/runtime/secret.ts'
import { issuePublishToken, publishPath } from '../server/site/publish-route.ts'
import type { PublishReport } from '../server/site/site.ts'
import { say } from './command.ts'
import { fail, readSettings } from './settings.ts'

/**
 * `npm run publish`: asks the running server to read the files again, to check them, and to show visitors the site that
 * they make; nothing changes if something is wrong. `--env-file FILE` takes the settings of the service.
 */

/** Pages that are named; of more, the number tells enough. */
const mostNamed = 20

function sayPages(what: string, paths: readonly string[]): void {
  const rest = paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : ''
  if (paths.length > 0) say(`  ${what}: ${paths.slice(0, mostNamed).join(', ')}${rest}`)
}

/** @throws if no server answers or has run, or if it does not know the secret */
async function ask(config: Config): Promise<PublishReport> {
  const { host, port, siteUrl, dataDir } = config
  // Made here, it would belong to who publishes: the service could not read it.
  if (!config.secret && readSecretFile(dataDir) === null)
    throw new Error(`no server has run with DATA_DIR ${dataDir}: are these the settings of the service (--env-file)?`)
  const token = issuePublishToken(getSecret(config), systemClock)
  const headers = {
    authorization: `Bearer ${token}`,
    host: new URL(siteUrl).host,
    // As the proxy does that it stands behind.
    ...(config.isProduction && { 'x-forwarded-proto': 'https' }),
  }
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const call = request({ host: address, port, path: publishPath, method: 'POST', headers }).end()
  const [answer]: IncomingMessage[] = await once(call, 'response').catch((error) => {
    throw new Error(`no server answers on port ${port} (${error.message}): it publishes by itself when it starts`)
  })
  if (answer?.statusCode !== 200)
    throw new Error(`the server on port ${port} answered ${answer?.statusCode}: are these its settings (--env-file)?`)
  return (await json(answer)) as PublishReport
}

try {
  const { values } = parseArgs({ options: { 'env-file': { type: 'string' } } })
  const config = readSettings(values['env-file'])
  const began = performance.now()
  const report = await ask(config)
  if (report.kind === 'refused') throw new Error(report.complaints.join('\n'))
  if (report.kind === 'failed') throw new Error(report.message)
  const { added, changed, gone } = report.changes
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(
    `Published in ${seconds} s for ${config.siteUrl}: ${added.length} new, ${changed.length} changed, ${gone.length} gone`,
  )
  sayPages('new', added)
  sayPages('changed', changed)
  sayPages('gone', gone)
} catch (error) {
  fail('Not published', error)
}
