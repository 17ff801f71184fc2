import { isSeq, parseDocument, visit } from 'yaml'
import { blogPath } from '../../contract/blog-routes.ts'
import { findRefusal } from '../../contract/content/readable-yaml.ts'
import { isLocale, type Locale } from '../../contract/locales.ts'
import { findFrontMatter, saysDraft } from './articles/read-front-matter.ts'
import type { ContentFiles } from './content-files.ts'

export type ArticlePlace = { locale: Locale; slug: string }

/** Which article a file is the text of. @throws if it is none */
export function articlePlaceOf(path: string): ArticlePlace {
  const [, locale = '', slug = ''] = /^articles\/(\w+)\/([^/]+)\/article\.md$/.exec(path) ?? []
  if (!isLocale(locale)) throw new Error(`${path} is no article`)
  return { locale, slug }
}

/** Where a text of the content names an article: between two of its characters, by its address or its folder. */
export type Mention = {
  path: string
  kind: 'link' | 'related' | 'onHome' | 'entrances' | 'onContents'
  from: number
  to: number
  line: number
  /** Of an article that is not to be seen yet. */
  isInDraft: boolean
}

type Found = Pick<Mention, 'kind' | 'from' | 'to'>

/** Values below a list of YAML that are a given word. */
function findEntries(source: string, offset: number, kind: Exclude<Mention['kind'], 'link'>, word: string): Found[] {
  // A draft may hold anything.
  if (findRefusal(source)) return []
  const entries = parseDocument(source, { schema: 'failsafe' }).get(kind, true)
  if (!isSeq(entries)) return []
  const found: Found[] = []
  visit(entries, {
    Scalar(_, { value, range }) {
      if (value === word && range) found.push({ kind, from: offset + range[0], to: offset + range[1] })
    },
  })
  return found
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
export function findMentions(files: ContentFiles, place: ArticlePlace): Mention[] {
  const { locale, slug } = place
  const address = blogPath(place)
  return [...files].flatMap(([path, { bytes }]): Mention[] => {
    const isArticle = /^articles\/.*\/article\.md$/.test(path)
    if (!isArticle && !path.startsWith('blog/')) return []
    const source = bytes.toString('utf8')
    const front = isArticle ? findFrontMatter(source) : undefined
    const found = isArticle ? findLinks(source, address) : []
    if (front && path.startsWith(`articles/${locale}/`))
      found.unshift(...findEntries(front.head, front.whole.indexOf('\n') + 1, 'related', slug))
    if (path === `blog/${locale}.yaml`)
      found.push(...findEntries(source, 0, 'onHome', slug), ...findEntries(source, 0, 'entrances', slug))
    if (path === 'blog/shared.yaml' && locale === 'fr') found.push(...findEntries(source, 0, 'onContents', slug))
    const isInDraft = front !== undefined && saysDraft(front.head)
    return found.map((one) => ({ ...one, path, line: source.slice(0, one.from).split('\n').length, isInDraft }))
  })
}
