import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Content } from '../../contract/content/content.ts'
import { locales } from '../../contract/locales.ts'
import type { Mails, WriteMail } from '../../contract/mails.ts'
import { perKey } from '../../contract/per-key.ts'
import type { Address, Assets, CreateRenderer, Renderer } from '../../contract/renderer.ts'
import { documentPaths } from '../../contract/routes.ts'
import type { SiteFile } from '../../server/http/site-files.ts'
import { readContentFolder } from '../../server/publishing/content/content-files.ts'
import { loadContent } from '../../server/publishing/content/load-content.ts'
import { type SiteVersion, toMoved } from '../../server/publishing/load-version.ts'
import type { PublishedSite } from '../../server/publishing/published-site.ts'
import { clientEntries } from '../build/client.ts'
import { createLiveDocuments } from './live-documents.ts'
import { devPolicy, type Trouble, toCodeTrouble, toDevPage, toTrouble, toTroublePage } from './trouble.ts'

/** Vite answers with the sources themselves. */
const assets: Assets = {
  forms: `/${clientEntries.forms}`,
  admin: { script: `/${clientEntries.admin}`, preloads: [] },
  search: `/${clientEntries.search}`,
}

/** Reads the content as it stands on the disk, drafts and coming articles too. With a complaint there is none. */
async function readContent(folder: string): Promise<{ content?: Content; troubles: Trouble[] }> {
  try {
    const loaded = await loadContent(await readContentFolder(folder))
    if ('complaints' in loaded) return { troubles: loaded.complaints.map(toTrouble) }
    return { content: loaded.content, troubles: [] }
  } catch (error) {
    return { troubles: [toCodeTrouble(error)] }
  }
}

/** A page that is drawn when it is asked for. */
function toLazyFile(draw: () => string): SiteFile {
  return {
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    contentSecurityPolicy: devPolicy,
    isIndexed: true,
    get bodies() {
      return { identity: Buffer.from(draw()) }
    },
  }
}

/**
 * The site as development serves it, drawn from the newest content and components that are without fault. What keeps
 * newer ones from being shown stands at the top of each page.
 */
export function createLiveSite({ vite, root, siteUrl }: { vite: ViteDevServer; root: string; siteUrl: string }) {
  const documents = createLiveDocuments({ vite, root, siteUrl })
  const listeners: Parameters<PublishedSite['onSwitch']>[0][] = []
  let latest: { content: Content; renderer: Renderer; mails: Mails; version: SiteVersion } | undefined
  let troubles: Trouble[] = []

  const get = () => {
    if (!latest) throw new Error('nothing can be shown yet')
    return latest
  }

  const renderer: Renderer = {
    render: (...call) => {
      try {
        return toDevPage(get().renderer.render(...call), troubles)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        return toTroublePage([...troubles, toCodeTrouble(error)])
      }
    },
    listPages: (content) => get().renderer.listPages(content),
    listFiles: (content) => get().renderer.listFiles(content),
  }

  const writeMail: WriteMail = (...call) => get().mails.writeMail(...call)

  async function loadRenderer(): Promise<Renderer> {
    const site = await vite.ssrLoadModule('/site/renderer.tsx')
    const { createRenderer } = site as { createRenderer: CreateRenderer }
    return createRenderer({ siteUrl, assets })
  }

  async function toVersion(content: Content, pages: ReturnType<Renderer['listPages']>): Promise<SiteVersion> {
    const toFile = (address: Address) => toLazyFile(() => renderer.render(address, content))
    return {
      id: new Date().toISOString(),
      content,
      files: new Map(pages.map(({ path, address }) => [path, toFile(address)])),
      moved: toMoved(content),
      notFound: perKey(locales, (locale) => toFile({ page: 'notFound', locale })),
      ...(await documents.make(content)),
      madeAt: new Date().toISOString(),
      revision: '',
      isHeld: false,
    }
  }

  /** Takes what was changed. What has a fault is said in the pages, and what was there before stays. */
  async function refresh(): Promise<void> {
    const read = await readContent(join(root, 'content'))
    const content = read.content ?? latest?.content
    troubles = read.troubles
    try {
      if (content) {
        const next = await loadRenderer()
        const mails = (await vite.ssrLoadModule('/documents/emails/write-mail.tsx')) as Mails
        const version = await toVersion(content, next.listPages(content))
        for (const listener of listeners) await listener(version)
        latest = { content, renderer: next, mails, version }
      }
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      troubles = [...troubles, toCodeTrouble(error)]
      // Drawn anew, since they say what is wrong.
      if (latest)
        latest = { ...latest, version: await toVersion(latest.content, latest.renderer.listPages(latest.content)) }
    }
    vite.ws.send({ type: 'full-reload' })
  }

  return {
    site: {
      current: () => get().version,
      onSwitch: (listener) => listeners.push(listener),
      refresh: async () => {},
    } satisfies PublishedSite,
    renderer,
    writeMail,
    refresh,
    isReady: () => latest !== undefined,
    /** Settles once everything is there that an answer may hold beside pages. */
    whenComplete: documents.whenDrawn,
    isPage: (path: string) => latest?.version.files.has(path) ?? false,
    toTroublePage: () => toTroublePage(troubles),
    /** Draws the file at an address, if it is one that stands beside the pages. */
    drawFile: async (path: string) => {
      if (latest && path === documentPaths.sampleAudit) return documents.drawSampleAudit(latest.content)
      const file = latest?.renderer.listFiles(latest.content).find((one) => one.path === path)
      return file?.draw()
    },
  }
}
