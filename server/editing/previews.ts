import { isPublished } from '../../contract/content/article.ts'
import type { Content } from '../../contract/content/content.ts'
import { entryOf } from '../../contract/content/content-paths.ts'
import { locales } from '../../contract/locales.ts'
import type { Address, Renderer } from '../../contract/renderer.ts'
import type { ContentFiles } from '../content/content-files.ts'
import { notFoundPath } from '../content/page-names.ts'
import type { Readings } from '../site/readings.ts'
import type { Preview, PreviewOrder } from './content-work.ts'
import { lookAtAll } from './describe-entries.ts'
import { toTextComplaint } from './name-place.ts'
import { listPagesOf } from './pages-of.ts'

/** Pictures that the last previews have named; more would be of texts that are not looked at any more. */
const mostPictures = 300

/** What visitors would see, and the article that is looked at, whatever its day. */
function toShown(content: Content, path: string): Content {
  const entry = entryOf(path)
  const isShown = (article: Content['articles'][number]) =>
    article.file === entry || isPublished(article, content.today)
  return { ...content, articles: content.articles.filter(isShown) }
}

function findAddress(renderer: Renderer, content: Content, page: string): Address | undefined {
  const locale = locales.find((one) => notFoundPath(one) === page)
  if (locale) return { page: 'notFound', locale }
  return renderer.listPages(content).find(({ path }) => path === page)?.address
}

/** Pages with drafts, and the pictures on them. */
export function createPreviews(readings: Readings) {
  const pictures = new Map<string, () => Promise<Buffer>>()

  /** Keeps what draws the pictures that a page names. @returns their addresses */
  function keepPictures(html: string, content: Content, files: ContentFiles): string[] {
    const named = new Set(html.match(/\/pictures\/[^\s"',?)]+/g) ?? [])
    const shown = readings.renderer.listFiles(content).filter(({ path }) => named.has(path))
    for (const { path, draw } of shown) {
      pictures.delete(path)
      pictures.set(path, async () => Buffer.from(await draw((file) => files.get(file)?.bytes ?? Buffer.alloc(0))))
    }
    for (const path of pictures.keys()) if (pictures.size > mostPictures) pictures.delete(path)
    return shown.map(({ path }) => path)
  }

  async function draw({ path, page }: PreviewOrder, now: number): Promise<Preview | undefined> {
    const { files, edited } = await readings.read(await lookAtAll(readings, now, entryOf(path)), now)
    if (!files.has(path)) return undefined
    const { content, complaints } = await edited()
    const refused = { complaints: complaints.map(toTextComplaint(files)) }
    if (!content) return refused
    const shown = toShown(content, path)
    const pages = listPagesOf(path, shown)
    const address = [page, ...pages].flatMap((one) =>
      one !== undefined && pages.includes(one) ? (findAddress(readings.renderer, shown, one) ?? []) : [],
    )[0]
    if (!address) return undefined
    try {
      const html = readings.renderer.render(address, shown, { isPreview: true })
      return { html, pictures: keepPictures(html, shown, files) }
    } catch (error) {
      // What has a fault is drawn as far as it goes: its complaints say why it does not.
      if (complaints.length > 0) return refused
      throw error
    }
  }

  return {
    draw,

    /** A picture that a preview named; `order` is that preview, if this process does not know of it any more. */
    drawPicture: async (address: string, order: PreviewOrder, now: number): Promise<Buffer | undefined> => {
      if (!pictures.has(address)) await draw(order, now)
      return pictures.get(address)?.()
    },
  }
}
