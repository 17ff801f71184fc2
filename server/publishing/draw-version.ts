import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../contract/content/content.ts'
import { defaultLocale, locales } from '../../contract/locales.ts'
import { perKeyInTurn } from '../../contract/per-key.ts'
import { type DrawnFile, noRoomError, type Renderer } from '../../contract/renderer.ts'
import type { DrawnTexts } from './check-links.ts'
import { describeFile, describePage } from './describe-file.ts'
import { forEachAtOnce } from './for-each-at-once.ts'
import { listFiles } from './hash-folders.ts'
import type { Manifest, ManifestFile } from './manifest.ts'
import type { SiteStore } from './store.ts'

/** Bodies written at a time: each waits for the disk. */
const atOnce = 16

/** Files drawn at a time: each picture among them takes a processor, and tens of megabytes. */
const picturesAtOnce = 2

/** Texts that name addresses. */
const speaksOfAddresses = ({ contentType }: Pick<ManifestFile, 'contentType'>) => /^text\/|xml|json/.test(contentType)

/** `unfit`: what is wrong with names of files, a French sentence each. */
export type Drawn = Pick<Manifest, 'files' | 'notFound'> & { drawn: DrawnTexts; unfit: string[] }

export type DrawOrder = {
  store: Pick<SiteStore, 'has' | 'put'>
  renderer: Renderer
  content: Content
  siteUrl: string
  /** By address, the hash of each document that was built beside the pages. */
  documents: Record<string, string>
  /** Folders whose files are published as they are, under their own names. */
  folders: readonly string[]
  /** Whose expensive files are taken over. */
  before: Manifest | undefined
}

/** Draws everything that visitors may ask for into the store. */
export async function drawVersion({
  store,
  renderer,
  content,
  siteUrl,
  documents,
  folders,
  before,
}: DrawOrder): Promise<Drawn> {
  const files: Record<string, ManifestFile> = {}
  const pages = new Map<string, string>()
  const texts = new Map<string, string>()
  const known = new Map(Object.values(before?.files ?? {}).flatMap((file) => (file.key ? [[file.key, file.hash]] : [])))

  const unfit: string[] = []

  /** A file that is published under its own name must not take the place of a page, and its name must be an address. */
  async function keepOwn(folder: string, path: string): Promise<void> {
    if (Object.hasOwn(files, path)) unfit.push(`${path} : ce fichier a l’adresse d’une page. Renommez-le.`)
    else if (new URL(path, siteUrl).pathname !== path)
      unfit.push(`${path} : le nom de ce fichier a un espace, un accent ou un signe. Renommez-le.`)
    else await keepFile(path, await readFile(join(folder, path)))
  }

  async function keepPage(html: string): Promise<ManifestFile> {
    return { ...describePage(html), hash: await store.put(html) }
  }

  async function keepFile(path: string, body: string | Buffer): Promise<void> {
    const described = describeFile(path)
    if (speaksOfAddresses(described)) texts.set(path, body.toString())
    files[path] = { ...described, hash: await store.put(body) }
  }

  /** A picture that has no room for its words is told of, once per picture. */
  async function drawIfItFits(path: string, draw: DrawnFile['draw']): Promise<string | Buffer> {
    try {
      return await draw()
    } catch (error) {
      if (!(error instanceof Error && error.name === noRoomError)) throw error
      unfit.push(
        `${path} : l’image que montrent les réseaux n’a pas de place pour le titre de sa page. Raccourcissez-le.`,
      )
      return ''
    }
  }

  async function drawFile({ path, key, draw }: DrawnFile): Promise<void> {
    const hash = key === undefined ? undefined : known.get(key)
    if (hash === undefined || !store.has(hash)) await keepFile(path, await drawIfItFits(path, draw))
    else files[path] = { ...describeFile(path), hash }
    if (key !== undefined && files[path]) files[path].key = key
  }

  for (const { path, address } of renderer.listPages(content)) pages.set(path, renderer.render(address, content))
  await forEachAtOnce(pages, atOnce, async ([path, html]) => {
    files[path] = await keepPage(html)
  })
  // Search engines are shown the page, which has the same words.
  for (const [path, hash] of Object.entries(documents)) files[path] = { ...describeFile(path), isIndexed: false, hash }
  const notFound = await perKeyInTurn(locales, (locale) => {
    const html = renderer.render({ page: 'notFound', locale }, content)
    pages.set(locale === defaultLocale ? '/404' : `/${locale}/404`, html)
    return keepPage(html)
  })
  for (const folder of folders) await forEachAtOnce(listFiles(folder), atOnce, (path) => keepOwn(folder, path))
  await forEachAtOnce(renderer.listFiles(content), picturesAtOnce, drawFile)

  const has = (path: string) => Object.hasOwn(files, path)
  return { files, notFound, drawn: { pages, texts, has, siteUrl }, unfit }
}
