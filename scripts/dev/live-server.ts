import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { Config } from '../../server/config.ts'
import type { LiveSite } from './live-site.ts'

/** The real server over the live site: `answer` hands it what comes in, `restart` takes its newest code. */
export async function createLiveServer(vite: ViteDevServer, config: Config, live: LiveSite) {
  async function open() {
    const { openApp } = (await vite.ssrLoadModule('/scripts/dev/open-app.ts')) as typeof import('./open-app.ts')
    return openApp({ config, site: live.openSite(), renderer: live.renderer })
  }

  let running = await open()
  return {
    lines: running.lines,
    answer: (request: IncomingMessage, response: ServerResponse) => {
      running.app.server.server.emit('request', request, response)
    },
    restart: async () => {
      const before = running
      running = await open()
      await before.app.stop()
    },
    stop: () => running.app.stop(),
  }
}

export type LiveServer = Awaited<ReturnType<typeof createLiveServer>>
