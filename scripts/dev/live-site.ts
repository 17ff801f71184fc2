import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Content } from '../../contract/content/content.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import type { Mails, WriteMail } from '../../contract/mails.ts'
import { perKey } from '../../contract/per-key.ts'
import type { Address, Assets, CreateRenderer, Renderer } from '../../contract/renderer.ts'
import { type ContentFiles, readContentFolder } from '../../server/content/content-files.ts'
import type { ParsedFiles } from '../../server/content/content-reader.ts'
import { loadContent } from '../../server/content/load-content.ts'
import type { SiteFile, SiteFiles } from '../../server/http/site-answers.ts'
import type { Site } from '../../server/site/site.ts'
import { clientEntries } from '../build/client.ts'
import { devPolicy, type Trouble, toCodeTrouble, toDevPage, toTrouble, toTroublePage } from './trouble.ts'

const assets: Assets = {
  forms: `/${clientEntries.forms}`,
  admin: { script: `/${clientEntries.admin}`, preloads: [] },
  search: `/${clientEntries.search}`,
}

/** A page that is rendered when it is asked for. */
function toLazyFile(render: () => string): SiteFile {
  return {
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    contentSecurityPolicy: devPolicy,
    isIndexed: true,
    get bodies() {
      return { identity: Buffer.from(render()) }
    },
  }
}

/**
 * The site as development serves it, rendered from the newest content and components that are without fault. What keeps
 * newer ones from being shown stands at the top of each page. Components are loaded without a reading of the content,
 * and a text without a loading of components.
 */
export function createLiveSite({ vite, root, siteUrl }: { vite: ViteDevServer; root: string; siteUrl: string }) {
  const parsed: ParsedFiles = new Map()
  let files: ContentFiles = new Map()
  let content: Content | undefined
  let code: { renderer: Renderer; mails: Mails } | undefined
  let troubles: { ofContent: Trouble[]; ofCode: Trouble[] } = { ofContent: [], ofCode: [] }
  let shown: SiteFiles | undefined

  const getContent = (): Content => {
    if (!content) throw new Error('nothing can be shown yet')
    return content
  }
  const getCode = () => {
    if (!code) throw new Error('nothing can be shown yet')
    return code
  }
  const listTroubles = (): Trouble[] => [...troubles.ofContent, ...troubles.ofCode]

  function fix(error: unknown): Trouble {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    return toCodeTrouble(error)
  }

  const renderer: Renderer = {
    render: (...call) => {
      try {
        return toDevPage(getCode().renderer.render(...call), listTroubles())
      } catch (error) {
        return toTroublePage([...listTroubles(), fix(error)])
      }
    },
    listPages: (of) => getCode().renderer.listPages(of),
    listFiles: (of) => getCode().renderer.listFiles(of),
  }

  async function readContent(): Promise<void> {
    try {
      const read = await readContentFolder(join(root, 'content'))
      const known = { buildId: 'development', articles: content?.articles ?? [] }
      const loaded = await loadContent(read, { parsed, known })
      troubles.ofContent = loaded.complaints.map(toTrouble)
      if (loaded.complaints.length === 0) {
        content = loaded.content
        files = read
      }
    } catch (error) {
      troubles.ofContent = [toCodeTrouble(error)]
    }
  }

  async function loadCode(): Promise<void> {
    try {
      const { createRenderer } = (await vite.ssrLoadModule('/pages/renderer.tsx')) as { createRenderer: CreateRenderer }
      const mails = (await vite.ssrLoadModule('/documents/emails/write-mail.tsx')) as Mails
      code = { renderer: createRenderer({ siteUrl, assets }), mails }
      troubles.ofCode = []
    } catch (error) {
      troubles.ofCode = [fix(error)]
    }
  }

  /** Takes what was changed. What has a fault is said in the pages, and what was there before stays. */
  async function refresh(changed: { content: boolean; code: boolean }): Promise<void> {
    troubles = { ...troubles }
    await Promise.all([changed.content && readContent(), changed.code && loadCode()])
    if (content && code) {
      const of = content
      const toFile = (address: Address) => toLazyFile(() => renderer.render(address, of))
      shown = {
        files: new Map(code.renderer.listPages(of).map(({ path, address }) => [path, toFile(address)])),
        moved: new Map(of.redirects.map((one) => [one.from, one])),
        notFound: perKey(locales, (locale) => toFile({ page: 'notFound', locale })),
      }
    }
    vite.ws.send({ type: 'full-reload' })
  }

  const loadDocuments = async () =>
    (await vite.ssrLoadModule('/documents/build.ts')) as typeof import('../../documents/build.ts')
  const documentOptions = () => ({ content: getContent(), siteUrl, templateFolder: join(root, 'documents/pdf') })

  const site: Site = {
    isThere: () => shown !== undefined,
    current: () => {
      if (!shown) throw new Error('nothing can be shown yet')
      return shown
    },
    getContent,
    whenReadable: async () => {},
    make: async () => undefined,
    getPdf: async (locale: Locale) => (await loadDocuments()).buildChecklistPdf(locale, documentOptions()),
    publish: async () => ({ kind: 'failed', message: 'development publishes nothing: what is saved is shown' }),
    whenSettled: async () => {},
    inspect: () => ({
      revision: '',
      madeAt: new Date().toISOString(),
      isBusy: false,
      isOutdated: false,
      failure: undefined,
    }),
    look: async () => {},
    start: () => {},
    stop: () => {},
  }

  return {
    site,
    renderer,
    writeMail: ((...call) => getCode().mails.writeMail(...call)) satisfies WriteMail as WriteMail,
    refresh,
    toTroublePage: (error?: unknown) =>
      toTroublePage([...listTroubles(), ...(error === undefined ? [] : [fix(error)])]),
    /** Draws the file at an address, if it is one that stands beside the pages. */
    drawFile: async (path: string): Promise<string | Buffer | undefined> => {
      if (!shown) return undefined
      const file = getCode()
        .renderer.listFiles(getContent())
        .find((one) => one.path === path)
      return file?.draw((name) => files.get(name)?.bytes ?? Buffer.alloc(0))
    },
  }
}
