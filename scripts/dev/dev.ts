import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { dev } from 'astro'
import { type Plugin, type ProxyOptions, build as viteBuild } from 'vite'
import { locales } from '../../contract/locales.ts'
import { pathOf, tokenRoutes } from '../../contract/routes.ts'
import { readConfig } from '../../server/config.ts'
import { buildIfChanged } from '../build-if-changed.ts'
import { answerMailReader, mailReaderPath } from './mail-reader.ts'

/**
 * `npm run dev`: pages from Astro with reload at `PORT`; behind them the server, bundled and started anew at
 * each change, at `PORT` + 1; the mails it writes, readable at `/mails`.
 */
const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')
const config = readConfig(process.env)
const serverPort = config.port + 1
const serverUrl = `http://127.0.0.1:${serverPort}`

await buildIfChanged(root, dist, config.siteUrl)

let server: ChildProcess | undefined
function restartServer(): void {
  server?.kill()
  server = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // The visitor's address is the pages' port: links in mails lead there, and posts come from there.
    env: { ...process.env, PORT: String(serverPort), SITE_URL: config.siteUrl },
  })
}

const watcher = await viteBuild({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: join(dist, 'dev'),
    target: 'node24',
    watch: {},
    rollupOptions: { output: { entryFileNames: '[name].js' } },
  },
})
if ('on' in watcher) {
  watcher.on('event', (event) => {
    if (event.code === 'BUNDLE_END') restartServer()
  })
}

const mailReader: Plugin = {
  name: 'mail-reader',
  configureServer: (vite) => {
    vite.middlewares.use((request, response, next) => {
      answerMailReader(join(config.dataDir, 'mail'), request, response).then((isAnswered) => isAnswered || next(), next)
    })
  },
}

const toServer: ProxyOptions = { target: serverUrl }
// The page itself comes from Astro, its posts go to the server.
const onlyPosts: ProxyOptions = { ...toServer, bypass: ({ method, url }) => (method === 'POST' ? null : url) }
const serverPaths = ['/api', ...Object.values(tokenRoutes).flatMap((paths) => Object.values(paths))]
const formPaths = locales.map((locale) => `^${pathOf('checklist', locale)}(\\?.*)?$`)
const proxy = Object.fromEntries([
  ...serverPaths.map((path) => [path, toServer] as const),
  ...formPaths.map((path) => [path, onlyPosts] as const),
])

await dev({
  root,
  server: { port: config.port, host: config.host },
  vite: { plugins: [mailReader], server: { proxy } },
})
const mails = config.smtpUrl ? config.smtpUrl : `${config.siteUrl}${mailReaderPath}`
process.stdout.write(`Site: ${config.siteUrl}\nMails: ${mails}\nServer: ${serverUrl}\n`)

const stop = () => {
  server?.kill()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
