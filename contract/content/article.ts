import type { ElementContent, Nodes, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { blogPath } from '../blog-routes.ts'
import { type Locale, locales } from '../locales.ts'
import type { ArticleFrontMatter } from './article-front-matter.ts'
import type { Cover, CoverEdges } from './covers.ts'

/** An article, whether readers may see it yet or not. */
export type Article = Omit<ArticleFrontMatter, 'cover'> & {
  slug: string
  locale: Locale
  /** Path below the content folder. */
  file: string
  /** Line of its front matter on which `related` stands, for complaints. */
  relatedLine: number
  /** Changes with everything that the article was read from: its folder, the words it takes from the blog, the code. */
  sourceHash: string
  body: ArticleBody
  categoryName: string
  cover: Cover & { edges: CoverEdges }
  words: number
  minutes: number
  /** Day of the last change that readers are told of. */
  changedOn: string
}

/** Whether readers may see an article on a day of the consultant's calendar, `YYYY-MM-DD`. */
export const isPublished = ({ publishedOn }: Pick<Article, 'publishedOn'>, today: string): boolean =>
  publishedOn <= today

type Translated = Pick<Article, 'locale' | 'slug' | 'translationOf'>

/** What articles that say the same in several languages have in common: the address of the one that was there first. */
export const originalOf = (article: Translated): string => article.translationOf ?? blogPath(article)

/** An article in each language in which it is written, itself among them, in the order of the languages. */
export function listTranslations<One extends Translated>(article: Translated, articles: readonly One[]): One[] {
  const original = originalOf(article)
  return locales.flatMap(
    (locale) => articles.find((one) => one.locale === locale && originalOf(one) === original) ?? [],
  )
}

/** A picture of the article's folder, as it is served: in several widths, as AVIF and as WebP. */
export type Picture = {
  /** The original, on this machine. */
  file: string
  /** Its address without the width and the ending; it changes with the original. */
  path: string
  /** Points of the widest one that is served. */
  width: number
  height: number
  /** All widths that are served, the narrowest first. */
  widths: readonly number[]
}

/** A source at the end of an article. */
export type Source = {
  number: number
  /** How often the text names it. */
  calls: number
  /** Line of the file on which it is described. */
  line: number
  /** Day on which it was last checked that it says what the text says, `YYYY-MM-DD`; of several, the first. */
  checkedOn?: string
  children: ElementContent[]
}

/** A link of the text with the line it stands on. */
export type BodyLink = { href: string; line: number }

/** What is printed: HTML, and an element of its own for each block, `<note>` or `<roadmap>`. */
export type Tree = Root & { children: ElementContent[] }

/** An article's text, as `server/content/articles` reads it: plain JSON, which is kept and printed. */
export type ArticleBody = {
  /** Its words are set by the rules of their language. */
  tree: Tree
  sources: Source[]
  links: BodyLink[]
  /** Each once, in the order of the text; an `<img>` names its `path`. */
  pictures: Picture[]
}

/** Elements whose parts stand below each other; the parts of all others make one line. */
const stacked = new Set([
  ...['root', 'ul', 'ol', 'li', 'div', 'blockquote', 'section', 'table', 'thead', 'tbody', 'tr', 'dl', 'dd', 'figure'],
])

/** Words as they are read, each line on its own: without marks, calls of sources and pictures. */
export function toText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const name = 'tagName' in node ? toPlainName(node.tagName) : node.type
  return name === 'br' ? ' ' : node.children.map(toText).join(stacked.has(name) ? '\n' : '')
}

/** The headings of the text, in order. Steps of a roadmap are headings too. */
export function listHeadings(tree: Root): { level: 2 | 3; id: string; text: string }[] {
  const headings: { level: 2 | 3; id: string; text: string }[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'h2' && node.tagName !== 'h3') return
    headings.push({ level: node.tagName === 'h2' ? 2 : 3, id: String(node.properties.id), text: toText(node) })
  })
  return headings
}

/**
 * Blocks that an article may hold beside plain Markdown, `:::note` (docs/how-to/fr/ecrire-un-article.md), each by what it
 * holds, and an example of the title between its brackets, if it has one. What holds `text` needs no code of its own.
 */
const blocks = {
  stats: { holds: 'figures' },
  roadmap: { holds: 'steps' },
  pull: { holds: 'sentence' },
  checklist: { holds: 'list' },
  warning: { holds: 'text', title: 'Ce qui coûte cher' },
  definition: { holds: 'meaning' },
  table: { holds: 'table', title: 'Écarts entre deux pays' },
  note: { holds: 'text' },
} as const

export type ArticleBlock = keyof typeof blocks
export const articleBlocks = Object.keys(blocks) as ArticleBlock[]

type Holding<Name extends ArticleBlock> = (typeof blocks)[Name]['holds']

/** The same list seen through its general shape. */
export const blocksByName: Record<ArticleBlock, { holds: Holding<ArticleBlock>; title?: string }> = blocks

export type TextBlock = { [Name in ArticleBlock]: Holding<Name> extends 'text' ? Name : never }[ArticleBlock]
export const textBlocks = articleBlocks.filter((name): name is TextBlock => blocks[name].holds === 'text')

/** Elements of our own in the tree of an article, for these blocks and their pieces, and what each is in plain HTML. */
export const blockElements = {
  ...({ stats: 'ul', stat: 'li' } as const),
  ...({ roadmap: 'ol', step: 'li', when: 'p' } as const),
  ...({ pull: 'figure', checklist: 'ul', warning: 'div', title: 'p', note: 'div' } as const),
} satisfies Record<Exclude<ArticleBlock, 'definition' | 'table'>, string>

/** The name of an element of the tree in plain HTML. */
export const toPlainName = (tagName: string): string => blockElements[tagName as keyof typeof blockElements] ?? tagName

/** Words a reader takes in a minute. */
const pace = 220

/** Words of a text: whatever holds a letter or a figure between two spaces; `1 500` with its narrow space is one. */
export function countWords(lines: readonly string[]): number {
  const words = lines.join('\n').split(/[ \n\t\u00a0]/)
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Whole minutes, at least one. */
export function toMinutes(words: number): number {
  return Math.max(1, Math.round(words / pace))
}
