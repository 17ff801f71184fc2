import { join } from 'node:path'
import type { Renderer } from '../../contract/renderer.ts'
import { type App, buildApp } from '../../server/app.ts'
import { ensureAdministrator } from '../../server/auth/ensure-administrator.ts'
import type { Config } from '../../server/config.ts'
import { openDatabase } from '../../server/db/database.ts'
import { createMailTransport } from '../../server/mail/transports/create-transport.ts'
import type { PublishedSite } from '../../server/publishing/published-site.ts'
import { systemClock } from '../../server/runtime/clock.ts'
import { createLog } from '../../server/runtime/log.ts'
import { getSecret } from '../../server/runtime/secret.ts'
import { root } from '../root.ts'
import { devPolicy } from './trouble.ts'

type Live = { config: Config; site: PublishedSite; renderer: Renderer }

/**
 * The product put together as `server/main.ts` does, but that it does not listen.
 * @returns also what a first start has to say, the administrator's password for example
 */
export async function openApp({ config, site, renderer }: Live): Promise<{ app: App; lines: string[] }> {
  const database = await openDatabase(config)
  const { lines } = await ensureAdministrator(database, config, process.stdout.isTTY)
  const app = await buildApp({
    ...{ config, database, site, renderer },
    buildFolder: join(root, 'dist'),
    secret: getSecret(config),
    transport: createMailTransport(config),
    clock: systemClock,
    log: createLog(config.logLevel),
  })
  app.server.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    if (isPage) reply.header('content-security-policy', devPolicy)
    return payload
  })
  await app.server.ready()
  app.start()
  return { app, lines }
}
