import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { aVisit, launchBrowser } from '../support/browser.ts'
import { findFreePort } from '../support/free-port.ts'

/** One browser's window, with a profile of its own. */
export type BrowserWindow = {
  resize: (width: number) => Promise<void>
  goto: (url: string) => Promise<void>
  /** Runs a function in the page. It knows nothing of what stands around it; what it is given and gives must survive JSON. */
  run: <Result>(work: (given: number) => Result, given?: number) => Promise<Result>
  /** The whole page, as PNG. */
  photograph: () => Promise<Buffer>
  /** What the page complained of since the last call: thrown, logged as an error, or refused by the policy. */
  takeErrors: () => string[]
  close: () => Promise<void>
}

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

const height = 844

async function openChromium(theme: Theme, hasScripts: boolean): Promise<BrowserWindow> {
  // Letters as wide as on a sharp screen: those that are fitted to whole pixels break lines elsewhere.
  const browser = await launchBrowser(['--font-render-hinting=none'])
  const { page, errors } = await aVisit(browser, { colorScheme: theme, javaScriptEnabled: hasScripts })
  return {
    resize: (width) => page.setViewportSize({ width, height }),
    goto: async (url) => void (await page.goto(url)),
    run: (work, given) => page.evaluate(`(${work})(${given})`),
    photograph: () => page.screenshot({ fullPage: true }),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  }
}

/** Ends a program and waits until it has. */
async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return
  program.kill()
  await once(program, 'exit')
}

/** The first line of what a program says that matches. */
async function hear(stream: Readable, pattern: RegExp): Promise<string> {
  for await (const line of createInterface(stream)) {
    const match = pattern.exec(line)
    if (match) return match[1] ?? ''
  }
  throw new Error(`a program ended before it said ${pattern}`)
}

const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

/** Firefox by WebDriver BiDi: the driver of Playwright asks for commands that the ESR does not have yet. */
async function openFirefox(theme: Theme): Promise<BrowserWindow> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  // Its scroll bars would take width from the page, as those of the others here do not.
  const settings = {
    'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
    'ui.useOverlayScrollbars': 1,
  }
  const lines = Object.entries(settings).map(([name, value]) => `user_pref('${name}', ${value});\n`)
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(firefoxPath ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  process.once('exit', () => firefox.kill())
  const socket = new WebSocket(`${await hear(firefox.stderr, /WebDriver BiDi listening on (ws:\S+)/)}/session`)
  // Read on, or a full pipe would halt it.
  firefox.stderr.resume()
  await once(socket, 'open')

  const errors: string[] = []
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  type Answer = { context: string; contexts: Answer[]; data: string; result: { value: string } }
  let sent = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, message } = JSON.parse(String(data))
    if (method === 'log.entryAdded' && params.level === 'error') errors.push(params.text)
    const asked = waiting.get(id)
    if (type === 'error') asked?.reject(new Error(message))
    else asked?.resolve(result)
  })
  const ask = (method: string, params: object = {}): Promise<Answer> => {
    sent += 1
    const answer = Promise.withResolvers<Answer>()
    waiting.set(sent, answer)
    socket.send(JSON.stringify({ id: sent, method, params }))
    return answer.promise
  }
  await ask('session.new', { capabilities: {} })
  await ask('session.subscribe', { events: ['log.entryAdded'] })
  const context = (await ask('browsingContext.getTree')).contexts[0]?.context
  return {
    resize: async (width) => void (await ask('browsingContext.setViewport', { context, viewport: { width, height } })),
    goto: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (work, given) => {
      const expression = `JSON.stringify((${work})(${given})) ?? 'null'`
      const { result } = await ask('script.evaluate', { expression, target: { context }, awaitPromise: false })
      return JSON.parse(result.value)
    },
    photograph: async () => {
      const { data } = await ask('browsingContext.captureScreenshot', { context, origin: 'document' })
      return Buffer.from(data, 'base64')
    },
    takeErrors: () => errors.splice(0),
    close: async () => {
      socket.close()
      await end(firefox)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const [miniBrowser] = globSync('/usr/{lib,libexec}/**/webkit{2gtk,gtk}-*/MiniBrowser')
const webkitDriver = '/usr/bin/WebKitWebDriver'

/** A screen and a home folder for WebKitGTK, which has no headless mode. */
async function openScreen() {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24']
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  process.once('exit', () => screen.kill())
  const display = await hear(screen.stdout, /^(\d+)$/)
  return { folder, screen, env: { ...process.env, DISPLAY: `:${display}`, WAYLAND_DISPLAY: '', HOME: folder } }
}

/** What WebKitGTK complains of on these pages, each in a tab: a window that is driven keeps its console to itself. */
export async function listWebKitComplaints(urls: string[]): Promise<string[]> {
  const { env, folder, screen } = await openScreen()
  const args = ['--enable-write-console-messages-to-stdout=true', ...urls]
  const browser = spawn(miniBrowser ?? '', args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  process.once('exit', () => browser.kill())
  let output = ''
  browser.stderr.on('data', (part) => {
    output += part
  })
  // Nothing says when a tab has come to rest.
  await setTimeout(5_000 + 1_000 * urls.length)
  await end(browser)
  await end(screen)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return output.split('\n').filter((line) => /CONSOLE .*ERROR/.test(line))
}

/** WebKitGTK by WebDriver. */
async function openWebKit(theme: Theme, hasScripts: boolean): Promise<BrowserWindow> {
  const { env, folder, screen } = await openScreen()
  const port = await findFreePort()
  const driver = spawn(webkitDriver, [`--port=${port}`], { env, stdio: 'ignore' })
  process.once('exit', () => driver.kill())

  const ask = async (method: string, path: string, sent?: object) => {
    const body = sent && { body: JSON.stringify(sent) }
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, ...body })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`WebKit: ${value.message}`)
    return value
  }
  // Without its bar, which is wider than a phone.
  const looks = ['--automation', '--full-screen', ...(theme === 'dark' ? ['--dark-mode'] : [])]
  const args = [...looks, `--enable-javascript=${hasScripts}`]
  const options = { 'webkitgtk:browserOptions': { binary: miniBrowser, args } }
  for (let tries = 0; !(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)); tries += 1) {
    if (tries > 100) throw new Error('WebKit: its driver does not answer')
    await setTimeout(100)
  }
  const { sessionId } = await ask('POST', '', { capabilities: { alwaysMatch: options } })
  const run: BrowserWindow['run'] = async (work, given) =>
    ask('POST', `/${sessionId}/execute/sync`, { script: `return (${work})(${given})`, args: [] })
  return {
    run,
    resize: async (width) => void (await ask('POST', `/${sessionId}/window/rect`, { width, height })),
    goto: async (url) => void (await ask('POST', `/${sessionId}/url`, { url })),
    // It photographs what is in the window only.
    photograph: async () => {
      const whole = await run(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }))
      const parts: OverlayOptions[] = []
      for (let top = 0; top < whole.height; top += height) {
        await run((top) => scrollTo({ top, behavior: 'instant' }), top)
        const input = Buffer.from(await ask('GET', `/${sessionId}/screenshot`), 'base64')
        parts.push({ input, left: 0, top: await run(() => Math.round(scrollY)) })
      }
      const background = '#fff'
      return sharp({ create: { ...whole, channels: 3, background } })
        .composite(parts)
        .png()
        .toBuffer()
    },
    // Its driver tells none: see `listWebKitComplaints`.
    takeErrors: () => [],
    close: async () => {
      await ask('DELETE', `/${sessionId}`)
      await end(driver)
      await end(screen)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The browsers that this machine has, Chromium first. Firefox always runs scripts. */
export const browsers: Record<string, (theme: Theme, hasScripts: boolean) => Promise<BrowserWindow>> = {
  chromium: openChromium,
  ...(firefoxPath && { firefox: openFirefox }),
  ...(miniBrowser && existsSync(webkitDriver) && { webkit: openWebKit }),
}
