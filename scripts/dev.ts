import { createServer } from 'node:http'
import { join, relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createServer as createVite } from 'vite'
import type { Content } from '../contract/content/content.ts'
import { locales } from '../contract/locales.ts'
import type { Mails } from '../contract/mails.ts'
import { perKey } from '../contract/per-key.ts'
import type { Address, CreateRenderer, Renderer } from '../contract/renderer.ts'
import { escapeMarkup } from '../contract/text.ts'
import { buildApp } from '../server/app.ts'
import { ensureAdministrator } from '../server/auth/administrator.ts'
import { readConfig } from '../server/config.ts'
import { toSentence } from '../server/content/complaint.ts'
import { type ContentFiles, readContentFolder } from '../server/content/content-files.ts'
import type { ParsedFiles } from '../server/content/content-reader.ts'
import { loadContent } from '../server/content/load-content.ts'
import { openDatabase } from '../server/db/database.ts'
import type { SiteFile } from '../server/http/site-answers.ts'
import { createMailTransport, mailFolderOf } from '../server/mail/transports.ts'
import { systemClock } from '../server/runtime/clock.ts'
import { createLog } from '../server/runtime/log.ts'
import { getSecret } from '../server/runtime/secret.ts'
import { createWorker } from '../server/runtime/worker.ts'
import { describeFile } from '../server/site/describe-file.ts'
import type { Site } from '../server/site/site.ts'
import { clientEntries, inlineScript } from './build/bundles.ts'
import { root, say } from './command.ts'
import { mailReaderPath, registerMailReader } from './mail-reader.ts'

/**
 * `npm run dev`: one address for everything. Pages are rendered from the sources when they are asked for, scripts come
 * from Vite, forms and the administrator's pages from the real server, whose mails stand at `/mails`. When the server's
 * own code changes, Node starts all of it again (`--watch`).
 */
const began = performance.now()
// Whatever settings of a real service the shell holds: its data and its backups are not touched, and no mail leaves. A
// name that is added here comes from there.
const { PORT, HOST, ADMIN_PASSWORD, FORM_LIMIT, LOG_LEVEL } = process.env
const dataDir = join(root, 'data/dev')
const config = readConfig({ PORT, HOST, ADMIN_PASSWORD, FORM_LIMIT, LOG_LEVEL, DATA_DIR: dataDir })
const { siteUrl } = config

const http = createServer(async (request, response) => {
  await new Promise((next) => vite.middlewares(request, response, next))
  const faults: string[] = []
  try {
    if (app) return void app.server.server.emit('request', request, response)
  } catch (error) {
    // A list of pages that fails is asked for within the request, and would end development.
    faults.push(toFault(error))
  }
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(toDevPage(undefined, ...faults))
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

/** What pages are rendered from: the newest content and the newest code without a fault. */
let shown: Partial<{ content: Content; files: ContentFiles; renderer: Renderer; mails: Mails }> = {}
/** What keeps newer ones from being shown. */
const faults = { content: '', code: '' }

function get<Key extends keyof typeof shown>(key: Key): NonNullable<(typeof shown)[Key]> {
  const value = shown[key]
  if (value === undefined) throw new Error('nothing can be shown yet')
  return value
}

const parsed: ParsedFiles = new Map()
const takeNewest = {
  content: async () => {
    const files = await readContentFolder(join(root, 'content'))
    const known = { buildId: 'development', articles: shown.content?.articles ?? [] }
    const { complaints, content } = await loadContent(files, { parsed, known })
    faults.content = complaints.map((complaint) => `content/${toSentence(complaint)}`).join('\n')
    if (content && complaints.length === 0) shown = { ...shown, files, content }
  },
  code: async () => {
    const { createRenderer } = (await vite.ssrLoadModule('/pages/renderer.tsx')) as { createRenderer: CreateRenderer }
    const mails = (await vite.ssrLoadModule('/documents/emails/write-mail.tsx')) as Mails
    const { forms, admin, search } = perKey(['forms', 'admin', 'search'], (name) => `/${clientEntries[name]}`)
    const renderer = createRenderer({ siteUrl, assets: { forms, admin: { script: admin, preloads: [] }, search } })
    faults.code = ''
    shown = { ...shown, renderer, mails }
  },
}

/** An error with the places in the sources. */
function toFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  vite.ssrFixStacktrace(error)
  return stripVTControlCharacters(error.stack ?? error.message)
}

/** Reloading, and faults shown in the page, need more than production allows. */
const contentSecurityPolicy = "default-src 'self' 'unsafe-inline' data:; connect-src 'self' ws:"
const faultStyle =
  'position:sticky;top:0;z-index:2147483647;margin:0;padding:1rem;max-height:60vh;overflow:auto;white-space:pre-wrap;color:#fff;background:#7a1020'

/** A page as development shows it: it reloads by itself, and says at its top what is wrong. */
function toDevPage(html = '<!doctype html><title>…</title><body></body>', ...more: string[]): string {
  const wrong = [faults.content, faults.code, ...more].filter((fault) => fault !== '').join('\n\n')
  const banner = wrong && `<pre role="alert" style="${faultStyle}">${escapeMarkup(wrong)}</pre>`
  const client = '<script type="module" src="/@vite/client"></script>'
  const start = html.indexOf('>', html.indexOf('<body')) + 1
  return html.slice(0, start) + banner + client + html.slice(start)
}

const renderer: Renderer = {
  render: (...call) => {
    try {
      return toDevPage(get('renderer').render(...call))
    } catch (error) {
      return toDevPage(undefined, toFault(error))
    }
  },
  listPages: (content) => get('renderer').listPages(content),
  listFiles: (content) => get('renderer').listFiles(content),
}

/** A page that is rendered when it is asked for. */
const toPage = (address: Address): SiteFile => ({
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'no-store',
  contentSecurityPolicy,
  isIndexed: true,
  get bodies() {
    return { identity: Buffer.from(renderer.render(address, get('content'))) }
  },
})

/** In place of a site that is published: nothing is kept, so that each request gets the newest. */
const site: Site = {
  isThere: () => shown.content !== undefined && shown.renderer !== undefined,
  current: () => {
    const content = get('content')
    return {
      files: new Map(renderer.listPages(content).map(({ path, address }) => [path, toPage(address)])),
      moved: new Map(content.redirects.map((one) => [one.from, one])),
      notFound: perKey(locales, (locale) => toPage({ page: 'notFound', locale })),
    }
  },
  getContent: () => get('content'),
  whenReadable: async () => {},
  make: async (path) => {
    const file = renderer.listFiles(get('content')).find((one) => one.path === path)
    const body = await file?.draw((name) => get('files').get(name)?.bytes ?? Buffer.alloc(0))
    if (body === undefined) return undefined
    return {
      ...describeFile(path),
      cacheControl: 'no-store',
      contentSecurityPolicy: undefined,
      bodies: { identity: Buffer.from(body) },
    }
  },
  getPdf: async (locale) => {
    const { buildChecklistPdf } = (await vite.ssrLoadModule(
      '/documents/build.ts',
    )) as typeof import('../documents/build.ts')
    return buildChecklistPdf(locale, { content: get('content'), siteUrl, templateFolder: join(root, 'documents/pdf') })
  },
  publish: async () => ({ kind: 'failed', message: 'development publishes nothing: what is saved is shown' }),
  whenSettled: async () => {},
  inspect: () => ({ revision: '', madeAt: '', isBusy: false, isOutdated: false, failure: undefined }),
  look: async () => {},
  start: () => {},
  stop: () => {},
}

/** The product put together as `server/main.ts` does, but that it does not listen. */
async function openApp() {
  const database = await openDatabase(config)
  for (const line of await ensureAdministrator(database, config, process.stdout.isTTY)) say(line)
  const app = buildApp({
    config,
    database,
    site,
    renderer,
    writeMail: (...call) => get('mails').writeMail(...call),
    buildFolder: join(root, 'dist'),
    worker: createWorker<typeof import('../server/site-process.ts')>(join(root, 'dist/server/site.js')),
    secret: getSecret(config),
    transport: createMailTransport(config),
    clock: systemClock,
    log: createLog(config.logLevel),
  })
  app.server.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    if (isPage) reply.header('content-security-policy', contentSecurityPolicy)
    return payload
  })
  registerMailReader(app.server, mailFolderOf(config))
  await app.server.ready()
  app.start()
  return app
}

let app: Awaited<ReturnType<typeof openApp>> | undefined

/** Takes what has changed; the server begins with the first content that is without fault. */
async function refresh(changed: Iterable<keyof typeof faults>): Promise<void> {
  for (const what of changed)
    await takeNewest[what]().catch((error) => {
      faults[what] = toFault(error)
    })
  if (site.isThere()) app ??= await openApp()
  vite.ws.send({ type: 'full-reload' })
}

/** Waits for the rest of what an editor or git writes at once (ms). */
const settling = 50
const changed = new Set<keyof typeof faults>()
let timer: NodeJS.Timeout | undefined
let underway = refresh(['content', 'code'])
vite.watcher.on('all', (_event, file) => {
  const path = relative(root, file).split(sep).join('/')
  if (!/^(admin|content|contract|documents|pages|site)\//.test(path) || /\.test\.tsx?$/.test(path)) return
  changed.add(path.startsWith('content/') ? 'content' : 'code')
  clearTimeout(timer)
  timer = setTimeout(() => {
    const taken = [...changed]
    changed.clear()
    underway = underway.then(() => refresh(taken)).catch((error) => console.error(error))
  }, settling)
})

await underway
await new Promise<void>((resolve) => http.listen(config.port, config.host, resolve))
const seconds = ((performance.now() - began) / 1000).toFixed(1)
say(`Site: ${siteUrl} (${seconds} s)\nMails: ${siteUrl}${mailReaderPath}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    await Promise.allSettled([app?.stop(), vite.close()])
    process.exit(0)
  })
