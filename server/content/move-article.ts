import { isMap, isSeq } from 'yaml'
import type { TextComplaint } from '../../contract/api/admin-contents.ts'
import { blogPath } from '../../contract/blog-routes.ts'
import { isPublished } from '../../contract/content/article.ts'
import { splitArticle } from '../../contract/content/article-file.ts'
import { articleFile, articleOf, folderOf } from '../../contract/content/content-paths.ts'
import { openYaml, writeYaml, type YamlKind, type YamlPath } from '../../contract/content/normal-yaml.ts'
import type { Redirects } from '../../contract/content/redirects.ts'
import { defaultLocale } from '../../contract/locales.ts'
import { pageAddresses } from './articles/check-links.ts'
import { isSlug } from './articles/read-articles.ts'
import { readPublishedOn } from './articles/read-front-matter.ts'
import { type ContentFiles, filesBelow } from './content-files.ts'
import { isTextFile } from './content-paths.ts'

type ArticlePlace = NonNullable<ReturnType<typeof articleOf>>

/** Which article a file is the text of. @throws if it is none */
function articlePlaceOf(path: string): ArticlePlace {
  const place = articleOf(path)
  if (!place) throw new Error(`${path} is no article`)
  return place
}

/** The paths of texts that are a given word. */
function findWord(value: unknown, word: string, path: YamlPath): YamlPath[] {
  if (value === word) return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    findWord(item, word, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** A value of YAML, and what stands in its place wherever it is found below a key. */
type Renaming = { key: string; from: string; to: string }

/** The same YAML with other values. One in which nothing is found stays as it is written. */
function renameIn(source: string, kind: YamlKind, renamings: readonly Renaming[]): string {
  const { document, fault } = openYaml(source, kind)
  if (fault || !isMap(document.contents)) return source
  const written = document.toJS()
  const found = renamings.flatMap(({ key, from, to }) =>
    findWord(written[key], from, [key]).map((field) => ({ field, to })),
  )
  for (const { field, to } of found) document.setIn(field, to)
  return found.length > 0 ? writeYaml(document, kind) : source
}

/** A text of the content in which an article is named anew: in links to it and to its headings, by its address or its folder. */
function nameAnew(path: string, source: string, place: ArticlePlace, goal: ArticlePlace): string {
  const { locale, slug: from } = place
  const toRenaming = (key: string): Renaming => ({ key, from, to: goal.slug })
  if (path === `blog/${locale}.yaml`) return renameIn(source, 'core', ['onHome', 'entrances'].map(toRenaming))
  if (path === 'blog/shared.yaml' && locale === defaultLocale)
    return renameIn(source, 'core', [toRenaming('onContents')])
  if (!articleOf(path)) return source
  const [address, to] = [blogPath(place), blogPath(goal)]
  const { opening, head, closing, body } = splitArticle(source)
  const renamed = renameIn(head, 'failsafe', [
    { key: 'translationOf', from: address, to },
    ...(path.startsWith(`articles/${locale}/`) ? [toRenaming('related')] : []),
  ])
  const link = new RegExp(`(?<=\\]\\(<?|\\]:\\s*<?)${RegExp.escape(address)}(?=[\\s)#?>]|$)`, 'g')
  return opening + renamed + closing + body.replace(link, to)
}

/** Where old addresses are written. */
export const redirectsFile = 'redirects.yaml'

/** The list of old addresses, to be changed. @throws if the text is none */
function openRedirects(text = '[]') {
  const { document, fault } = openYaml(text, 'core')
  const list = document.contents
  if (fault || !isSeq(list)) throw new Error(`${redirectsFile} cannot be read`)
  // Remarks at the top are the parser's of the first address, with which they would go.
  const [first] = list.items
  if (isMap(first) && first.commentBefore) [list.commentBefore, first.commentBefore] = [first.commentBefore, null]
  return { document, list }
}

function writeRedirects({ document, list }: ReturnType<typeof openRedirects>): string {
  list.flow = list.items.length === 0
  return writeYaml(document, 'core')
}

const textIn = (files: ContentFiles): string | undefined => files.get(redirectsFile)?.bytes.toString('utf8')

/** Whether an address is an old one. @throws if the file is no list */
export const isOldAddress = (files: ContentFiles, address: string): boolean =>
  openRedirects(textIn(files)).list.items.some((item) => isMap(item) && item.get('from') === address)

/**
 * The text of `redirects.yaml` once nothing stands at an address any more: it leads to another one, or nowhere, and with
 * it whatever led to it. What led from the other one is gone, since a page stands there now. Remarks stay.
 * @throws if the file is no list
 */
function changeRedirects(files: ContentFiles, { from, to }: Redirects[number]): string {
  const redirects = openRedirects(textIn(files))
  const { document, list } = redirects
  list.items = list.items.filter((item) => !isMap(item) || ![from, to].includes(String(item.get('from'))))
  for (const item of list.items) {
    if (!isMap(item) || item.get('to') !== from) continue
    if (to === undefined) item.delete('to')
    else item.set('to', to)
  }
  list.add(document.createNode({ from, ...(to !== undefined && { to }) }))
  return writeRedirects(redirects)
}

/**
 * The text of `redirects.yaml` once a withdrawn article is back: its address is no old one any more, and what led to it
 * leads to it again. Whatever else has changed since stays.
 * @param before the text before the withdrawal
 * @param path of the article's text
 * @throws if one of them is no list
 */
export function reopenAddress(files: ContentFiles, before: string | undefined, path: string): string {
  const address = blogPath(articlePlaceOf(path))
  const led = openRedirects(before).list.items.flatMap((item) =>
    isMap(item) && item.get('to') === address ? item.get('from') : [],
  )
  const redirects = openRedirects(textIn(files))
  const { list } = redirects
  list.items = list.items.filter((item) => !isMap(item) || item.get('from') !== address)
  for (const item of list.items)
    if (isMap(item) && led.includes(item.get('from')) && !item.has('to')) item.set('to', address)
  return writeRedirects(redirects)
}

/** What is to be written by the path of each file; null is a file that is taken away. */
type ChangedFiles = ReadonlyMap<string, Buffer | null>

export type ArticleMove = { kind: 'changed'; files: ChangedFiles } | { kind: 'refused'; complaints: TextComplaint[] }

/** Whether readers can have the address of an article. */
function isKnown(files: ContentFiles, path: string, today: string): boolean {
  const publishedOn = readPublishedOn(files.get(path)?.bytes.toString('utf8') ?? '')
  return publishedOn !== undefined && isPublished({ publishedOn }, today)
}

/** Why an article cannot have a name. */
function complainOfName(files: ContentFiles, path: string, slug: string): TextComplaint[] {
  const { locale, slug: before } = articlePlaceOf(path)
  const complain = (problem: string, remedy: string) => [{ path, line: null, problem, remedy }]
  if (!isSlug(slug))
    return complain(
      `« ${slug} » ne peut pas servir d’adresse`,
      'Écrivez-la en minuscules sans accent, avec des traits d’union',
    )
  if (slug === before) return complain('c’est déjà son adresse', 'Écrivez-en une autre')
  if (
    filesBelow(files, folderOf(articleFile({ locale, slug }))).size > 0 ||
    pageAddresses.has(blogPath({ locale, slug }))
  )
    return complain(`une autre page a déjà l’adresse ${blogPath({ locale, slug })}`, 'Écrivez-en une autre')
  return []
}

/**
 * Gives an article another address: its folder moves, its old address and all that led to it lead to the new one, and
 * whatever names it names it anew. What readers have not seen yet leaves no address.
 * @param path of the article's text
 * @param today `YYYY-MM-DD`, Europe/Paris
 */
export function renameArticle(files: ContentFiles, path: string, slug: string, today: string): ArticleMove {
  const complaints = complainOfName(files, path, slug)
  if (complaints.length > 0) return { kind: 'refused', complaints }
  const place = articlePlaceOf(path)
  const goal = { locale: place.locale, slug }
  const changed = new Map<string, Buffer | null>()
  for (const [file, { bytes }] of files) {
    if (!isTextFile(file)) continue
    const text = bytes.toString('utf8')
    const anew = nameAnew(file, text, place, goal)
    if (anew !== text) changed.set(file, Buffer.from(anew))
  }
  for (const [name, { bytes }] of filesBelow(files, folderOf(path))) {
    const file = folderOf(path) + name
    changed.set(folderOf(articleFile(goal)) + name, changed.get(file) ?? bytes)
    changed.set(file, null)
  }
  if (isKnown(files, path, today))
    changed.set(redirectsFile, Buffer.from(changeRedirects(files, { from: blogPath(place), to: blogPath(goal) })))
  return { kind: 'changed', files: changed }
}

/**
 * Takes an article away: its folder goes, and its address says so from then on, with those that led to it. Whatever still
 * names it is told by who loads the content without it.
 * @param path of the article's text
 * @param today `YYYY-MM-DD`, Europe/Paris
 */
export function withdrawArticle(files: ContentFiles, path: string, today: string): ArticleMove {
  const folder = folderOf(path)
  const changed = new Map<string, Buffer | null>(
    [...filesBelow(files, folder).keys()].map((name) => [folder + name, null]),
  )
  if (isKnown(files, path, today))
    changed.set(redirectsFile, Buffer.from(changeRedirects(files, { from: blogPath(articlePlaceOf(path)) })))
  return { kind: 'changed', files: changed }
}
