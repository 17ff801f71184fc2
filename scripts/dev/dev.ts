import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { createServer as createVite } from 'vite'
import { readConfig } from '../../server/config.ts'
import { describeFile } from '../../server/publishing/describe-file.ts'
import { clientEntries } from '../build/client.ts'
import { inlineScript } from '../build/inline-script.ts'
import { say } from '../command.ts'
import { root } from '../root.ts'
import { createLiveServer, type LiveServer } from './live-server.ts'
import { createLiveSite } from './live-site.ts'
import { answerMailReader, mailReaderPath } from './mail-reader.ts'

/**
 * `npm run dev`: one address for everything. Pages are drawn from the sources when they are asked for, scripts come from
 * Vite, forms and the administrator's pages from the real server, whose mails stand at `/mails`. It has data of its own
 * and writes nothing that production serves.
 */
const began = performance.now()
const config = readConfig({
  ...process.env,
  // Whatever settings of a real service the shell holds: its data is not touched, and nobody gets a mail.
  DATA_DIR: join(process.env.DATA_DIR || join(root, 'data'), 'dev'),
  SITE_URL: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  EMAILJS_SERVICE_ID: '',
  EMAILJS_TEMPLATE_ID: '',
  EMAILJS_PUBLIC_KEY: '',
  EMAILJS_PRIVATE_KEY: '',
  BACKUP_EVERY: '0',
})

const http = createServer((request, response) => {
  handle(request, response).catch((error) => {
    console.error(error)
    response.writeHead(500).end()
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
let server: LiveServer | undefined

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
  if (await answerMailReader(join(config.dataDir, 'mail'), request, response)) return
  await new Promise((next) => vite.middlewares(request, response, next))
  if (!server) {
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(live.toTroublePage())
    return
  }
  const file = request.method === 'GET' ? await live.drawFile(path) : undefined
  if (file === undefined) {
    if (!live.isPage(path)) await live.whenComplete()
    return server.answer(request, response)
  }
  response.writeHead(200, { 'content-type': describeFile(path).contentType, 'cache-control': 'no-store' }).end(file)
}

/** Takes what was changed: first what is seen, then the server if its own code did. */
async function take(changed: ReadonlySet<string>): Promise<void> {
  await live.refresh()
  try {
    const isServer = [...changed].some((file) => /^(contract|server)\//.test(file))
    if (server && isServer) await server.restart()
    else if (!server && live.isReady()) server = await createLiveServer(vite, config, live)
  } catch (error) {
    console.error(error)
  }
}

/** Waits for the rest of what an editor or git writes at once (ms). */
const settling = 50
let changed = new Set<string>()
let underway = Promise.resolve()
vite.watcher.on('all', (_event, file) => {
  const path = relative(root, file).split(sep).join('/')
  if (!/^(admin|content|contract|documents|server|site)\//.test(path) || /\.test\.tsx?$/.test(path)) return
  changed.add(path)
  if (changed.size > 1) return
  setTimeout(() => {
    const all = changed
    changed = new Set()
    underway = underway.then(() => take(all))
  }, settling)
})

// Side by side, which is faster; what fails is said when it is needed.
await Promise.allSettled(
  ['/documents/build.ts', '/scripts/dev/open-app.ts', '/site/renderer.tsx'].map((path) => vite.ssrLoadModule(path)),
)
await take(new Set())
await new Promise<void>((resolve) => http.listen(config.port, config.host, resolve))
for (const line of server?.lines ?? []) say(line)
const mails = config.smtpUrl ?? `${config.siteUrl}${mailReaderPath}`
say(`Site: ${config.siteUrl} (${((performance.now() - began) / 1000).toFixed(1)} s)\nMails: ${mails}`)

const stop = async () => {
  await Promise.allSettled([server?.stop(), vite.close()])
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
