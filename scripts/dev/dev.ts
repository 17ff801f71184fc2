import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { createServer as createVite } from 'vite'
import { buildApp } from '../../server/app.ts'
import { ensureAdministrator } from '../../server/auth/administrator.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/db/database.ts'
import { createMailTransport } from '../../server/mail/transports.ts'
import { systemClock } from '../../server/runtime/clock.ts'
import { createLog } from '../../server/runtime/log.ts'
import { getSecret } from '../../server/runtime/secret.ts'
import { createWorker } from '../../server/runtime/worker.ts'
import { describeFile } from '../../server/site/describe-file.ts'
import { clientEntries } from '../build/client.ts'
import { inlineScript } from '../build/inline-script.ts'
import { say } from '../command.ts'
import { root } from '../root.ts'
import { toDevSettings } from './dev-settings.ts'
import { createLiveSite } from './live-site.ts'
import { answerMailReader, mailReaderPath } from './mail-reader.ts'
import { devPolicy } from './trouble.ts'

/**
 * `npm run dev`: one address for everything. Pages are drawn from the sources when they are asked for, scripts come from
 * Vite, forms and the administrator's pages from the real server, whose mails stand at `/mails`. It has data of its own
 * and writes nothing that production serves. When the server's own code changes, Node starts all of it again (`--watch`).
 */
const began = performance.now()
const config = readConfig(toDevSettings(process.env))

const http = createServer((request, response) => {
  handle(request, response).catch((error) => {
    console.error(error)
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(live.toTroublePage(error))
  })
})
const vite = await createVite({
  root,
  configFile: false,
  logLevel: 'warn',
  appType: 'custom',
  plugins: [inlineScript()],
  optimizeDeps: { entries: Object.values(clientEntries) },
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: { ignored: ['data', 'dist*', 'releases'].map((folder) => join(root, folder, '**')) },
  },
})
const live = createLiveSite({ vite, root, siteUrl: config.siteUrl })

/** The product put together as `server/main.ts` does, but that it does not listen. */
async function openApp() {
  const database = await openDatabase(config)
  const lines = await ensureAdministrator(database, config, process.stdout.isTTY)
  for (const line of lines) say(line)
  const app = buildApp({
    config,
    database,
    site: live.site,
    renderer: live.renderer,
    writeMail: live.writeMail,
    buildFolder: join(root, 'dist'),
    worker: createWorker<typeof import('../../server/site-process.ts')>(join(root, 'dist/server/site.js')),
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
  return app
}

let app: Awaited<ReturnType<typeof openApp>> | undefined

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
  if (await answerMailReader(join(config.dataDir, 'mail'), request, response)) return
  await new Promise((next) => vite.middlewares(request, response, next))
  if (!app) {
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(live.toTroublePage())
    return
  }
  const file = request.method === 'GET' ? await live.drawFile(path) : undefined
  if (file === undefined) {
    app.server.server.emit('request', request, response)
    return
  }
  response.writeHead(200, { 'content-type': describeFile(path).contentType, 'cache-control': 'no-store' }).end(file)
}

/** What was changed since the last time: texts, or what renders them. */
const changed = { content: true, code: true }

/** Takes what was changed; the server begins with the first content that is without fault. */
async function refresh(): Promise<void> {
  const taken = { ...changed }
  Object.assign(changed, { content: false, code: false })
  await live.refresh(taken)
  if (live.site.isThere()) app ??= await openApp()
}

/** Waits for the rest of what an editor or git writes at once (ms). */
const settling = 50
let timer: NodeJS.Timeout | undefined
let underway = refresh()
vite.watcher.on('all', (_event, file) => {
  const path = relative(root, file).split(sep).join('/')
  if (!/^(admin|content|contract|documents|pages|site)\//.test(path) || /\.test\.tsx?$/.test(path)) return
  changed[path.startsWith('content/') ? 'content' : 'code'] = true
  clearTimeout(timer)
  timer = setTimeout(() => {
    underway = underway.then(refresh).catch((error) => console.error(error))
  }, settling)
})

await underway
await new Promise<void>((resolve) => http.listen(config.port, config.host, resolve))
say(
  `Site: ${config.siteUrl} (${((performance.now() - began) / 1000).toFixed(1)} s)\nMails: ${config.siteUrl}${mailReaderPath}`,
)

const stop = async () => {
  await Promise.allSettled([app?.stop(), vite.close()])
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
