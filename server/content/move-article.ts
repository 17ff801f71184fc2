import { isMap, isScalar, isSeq, stringify } from 'yaml'
import type { TextComplaint } from '../../contract/api/admin-contents.ts'
import { blogPath } from '../../contract/blog-routes.ts'
import { isPublished } from '../../contract/content/article.ts'
import { splitArticle } from '../../contract/content/article-file.ts'
import { articleFile, articleOf, folderOf } from '../../contract/content/content-paths.ts'
import { openYaml, writeYaml, type YamlPath } from '../../contract/content/normal-yaml.ts'
import type { Redirects } from '../../contract/content/redirects.ts'
import { pageAddresses } from './articles/check-links.ts'
import { isSlug } from './articles/read-article.ts'
import { readPublishedOn } from './articles/read-front-matter.ts'
import { type ContentFiles, filesBelow } from './content-files.ts'

type ArticlePlace = NonNullable<ReturnType<typeof articleOf>>

/** Which article a file is the text of. @throws if it is none */
function articlePlaceOf(path: string): ArticlePlace {
  const place = articleOf(path)
  if (!place) throw new Error(`${path} is no article`)
  return place
}

/** Where a text of the content names an article: between two of its characters, by its address or its folder. */
type Mention = {
  path: string
  kind: 'link' | 'related' | 'translationOf' | 'onHome' | 'entrances' | 'onContents'
  from: number
  to: number
}

type Found = Omit<Mention, 'path'>

/** The paths of texts that are a given word. */
function findWord(value: unknown, word: string, path: YamlPath): YamlPath[] {
  if (value === word) return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    findWord(item, word, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Values below a list of YAML that are a given word. */
function findEntries(source: string, offset: number, kind: Exclude<Mention['kind'], 'link'>, word: string): Found[] {
  const { document, fault } = openYaml(source, 'failsafe')
  // A draft may hold anything.
  if (fault || !isMap(document.contents)) return []
  return findWord(document.toJS()[kind], word, [kind]).flatMap((field): Found[] => {
    const node = document.getIn(field, true)
    const range = isScalar(node) ? node.range : undefined
    return range ? [{ kind, from: offset + range[0], to: offset + range[1] }] : []
  })
}

/** Links of Markdown to an address, its headings among them. */
function findLinks(source: string, address: string): Found[] {
  const written = RegExp.escape(address)
  return [...source.matchAll(new RegExp(`(?<=\\]\\(<?|\\]:\\s*<?)${written}(?=[\\s)#?>]|$)`, 'g'))].map(
    ({ index }) => ({
      kind: 'link',
      from: index,
      to: index + address.length,
    }),
  )
}

/** Every place at which the content names an article, in the order of files and lines. */
function findMentions(files: ContentFiles, place: ArticlePlace): Mention[] {
  const { locale, slug } = place
  const address = blogPath(place)
  return [...files].flatMap(([path, { bytes }]): Mention[] => {
    const isArticle = articleOf(path) !== undefined
    if (!isArticle && !path.startsWith('blog/')) return []
    const source = bytes.toString('utf8')
    const front = isArticle ? splitArticle(source) : undefined
    const found = isArticle ? findLinks(source, address) : []
    if (front && path.startsWith(`articles/${locale}/`))
      found.unshift(...findEntries(front.head, front.opening.length, 'related', slug))
    if (front) found.unshift(...findEntries(front.head, front.opening.length, 'translationOf', address))
    if (path === `blog/${locale}.yaml`)
      found.push(...findEntries(source, 0, 'onHome', slug), ...findEntries(source, 0, 'entrances', slug))
    if (path === 'blog/shared.yaml' && locale === 'fr') found.push(...findEntries(source, 0, 'onContents', slug))
    return found.map((one) => ({ ...one, path }))
  })
}

/** Where old addresses are written. */
const redirectsFile = 'redirects.yaml'

/**
 * The text of `redirects.yaml` once nothing stands at an address any more: it leads to another one, or nowhere, and with
 * it whatever led to it. What led from the other one is gone, since a page stands there now. Remarks stay.
 * @throws if the file is no list
 */
function changeRedirects(files: ContentFiles, { from, to }: Redirects[number]): string {
  const { document, fault } = openYaml(files.get(redirectsFile)?.bytes.toString('utf8') ?? '[]', 'core')
  const list = document.contents
  if (fault || !isSeq(list)) throw new Error(`${redirectsFile} cannot be read`)
  list.flow = false
  list.items = list.items.filter((item) => !isMap(item) || ![from, to].includes(String(item.get('from'))))
  for (const item of list.items) {
    if (!isMap(item) || item.get('to') !== from) continue
    if (to === undefined) item.delete('to')
    else item.set('to', to)
  }
  list.add(document.createNode({ from, ...(to !== undefined && { to }) }))
  return writeYaml(document, 'core')
}

/** What is to be written by the path of each file; null is a file that is taken away. */
type ChangedFiles = ReadonlyMap<string, Buffer | null>

export type ArticleMove = { kind: 'changed'; files: ChangedFiles } | { kind: 'refused'; complaints: TextComplaint[] }

/** Whether readers can have the address of an article. */
function isKnown(files: ContentFiles, path: string, today: string): boolean {
  const publishedOn = readPublishedOn(files.get(path)?.bytes.toString('utf8') ?? '')
  return publishedOn !== undefined && isPublished({ publishedOn }, today)
}

function replace(text: string, mentions: readonly Mention[], words: (mention: Mention) => string): string {
  return mentions
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, one) => rest.slice(0, one.from) + words(one) + rest.slice(one.to), text)
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
  const mentions = Map.groupBy(findMentions(files, place), (mention) => mention.path)
  for (const [file, ofFile] of mentions) {
    const text = files.get(file)?.bytes.toString('utf8') ?? ''
    const words = ({ kind }: Mention) =>
      kind === 'link' || kind === 'translationOf' ? blogPath(goal) : stringify(slug).trimEnd()
    changed.set(file, Buffer.from(replace(text, ofFile, words)))
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
