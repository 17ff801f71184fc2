import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../../contract/content/content.ts'
import { defaultLocale, type Locale, locales } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import type { Renderer } from '../../contract/renderer.ts'
import type { Complaint } from '../content/complaint.ts'
import type { ContentFiles } from '../content/content-files.ts'
import { hashOf } from '../runtime/files.ts'
import { foldersOf, type Sources } from './build.ts'
import type { Cache } from './cache.ts'
import { checkSite, listRequiredAddresses } from './check-site.ts'
import { type Described, describeFile, describePage } from './describe-file.ts'
import { listDocuments, type Making } from './documents.ts'
import { listFiles } from './hash-folders.ts'

/** A rendered file, or one that is published as it is. */
export type RenderedFile = Described & { hash: string; body: Buffer }

export type RenderedSite = {
  content: Content
  /** By address. */
  files: Map<string, RenderedFile>
  notFound: Record<Locale, RenderedFile>
  made: Map<string, Making>
}

export type RenderOrder = {
  renderer: Renderer
  /** As it is to be seen on its day. */
  content: Content
  /** What the content was read from. */
  files: ContentFiles
  sources: Sources & { buildId: string }
  cache: Cache
}

/** Texts that name addresses. */
const speaksOfAddresses = ({ contentType }: Described) => /^text\/|xml|json/.test(contentType)

/** Everything that is made apart: pictures and documents. */
function listMakings({ renderer, content, files, sources, cache }: RenderOrder): Map<string, Making> {
  const read = (path: string) => files.get(path)?.bytes ?? Buffer.alloc(0)
  const pictures = renderer.listFiles(content).flatMap(({ path, key, draw }): [string, Making][] => {
    if (key === undefined) return []
    const make = async () => Buffer.from(await draw(read))
    return [[path, { ...describeFile(path), key, make }]]
  })
  return new Map([...listDocuments(content, files, sources, cache), ...pictures])
}

/**
 * Renders everything that visitors may ask for, and checks it whole.
 * @returns the site, and what is wrong with it, a French sentence each: with one it is not published
 */
export function renderSite(order: RenderOrder): RenderedSite & { complaints: string[] } {
  const { renderer, content, sources } = order
  const { siteUrl } = sources
  const files = new Map<string, RenderedFile>()
  const pages = new Map<string, string>()
  const texts = new Map<string, string>()
  const complaints: string[] = []
  const made = listMakings(order)

  function toPage(html: string): RenderedFile {
    const body = Buffer.from(html)
    return { ...describePage(html), body, hash: hashOf(body) }
  }

  function keep(path: string, body: Buffer): void {
    const described = describeFile(path)
    if (speaksOfAddresses(described)) texts.set(path, body.toString())
    files.set(path, { ...described, body, hash: hashOf(body) })
  }

  /** A file that is published under its own name must not take the place of a page, and its name must be an address. */
  function keepOwn(folder: string, path: string): void {
    if (files.has(path) || made.has(path)) complaints.push(`${path} : ce fichier a l’adresse d’une page. Renommez-le.`)
    else if (new URL(path, siteUrl).pathname !== path)
      complaints.push(`${path} : le nom de ce fichier a un espace, un accent ou un signe. Renommez-le.`)
    else keep(path, readFileSync(join(folder, path)))
  }

  for (const { path, address } of renderer.listPages(content)) {
    const html = renderer.render(address, content)
    pages.set(path, html)
    files.set(path, toPage(html))
  }
  const notFound = perKey(locales, (locale) => {
    const html = renderer.render({ page: 'notFound', locale }, content)
    pages.set(locale === defaultLocale ? '/404' : `/${locale}/404`, html)
    return toPage(html)
  })
  const folders = foldersOf(sources)
  for (const folder of [folders.public, folders.client]) for (const path of listFiles(folder)) keepOwn(folder, path)
  for (const { path, key, draw } of renderer.listFiles(content))
    if (key === undefined) keep(path, Buffer.from(draw(() => Buffer.alloc(0)) as string))
  const has = (path: string) => files.has(path) || made.has(path)
  complaints.push(...checkSite({ pages, texts, has, siteUrl }, listRequiredAddresses(content)))
  return { content, files, notFound, made, complaints }
}

/** What keeps documents from being made that are not there yet. They are there afterwards. */
export async function checkMade({ made }: Pick<RenderedSite, 'made'>, cache: Cache): Promise<Complaint[]> {
  const complaints: Complaint[] = []
  for (const { key, check } of made.values()) {
    const complaint = cache.has(key) ? undefined : await check?.()
    if (complaint) complaints.push(complaint)
  }
  return complaints
}
