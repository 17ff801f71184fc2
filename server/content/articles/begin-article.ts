import { Document } from 'yaml'
import { categorySlugs } from '../../../contract/blog-routes.ts'
import { splitArticle } from '../../../contract/content/article-file.ts'
import { type DocumentNode, node, wordsOf } from '../../../contract/content/article-text/document.ts'
import { readDocument } from '../../../contract/content/article-text/read-document.ts'
import { writeDocument } from '../../../contract/content/article-text/write-document.ts'
import { openYaml, writeYaml } from '../../../contract/content/normal-yaml.ts'
import { toSlug } from '../../../contract/text.ts'

/** Short words that make an address longer and say nothing. */
const empty =
  /^(?:l|d|qu|que|qui|le|la|les|un|une|des|de|du|et|ou|en|au|aux|a|y|ce|se|son|sa|ses|mon|ma|mes|pour|avec|est|il|on)$/

/** An address for a title: its first five words that say something. */
export function proposeSlug(title: string): string {
  const words = toSlug(title)
    .split('-')
    .filter((word) => word && !empty.test(word))
  return words.slice(0, 5).join('-') || 'article'
}

/** What stands where something is still to be written, or before what is still to be translated; the loader complains about it (`isGap`). */
const gap = '…'

/** Whether a line still begins with a gap; three of them, parted by strokes, are an example of a form. */
export const isGap = (line: string): boolean => /^…(?:$|\s(?!\/ …))/.test(line)

/** What keeps its place while its paragraphs go. */
const around = ['doc', 'bulletList', 'orderedList', 'listItem', 'blockquote']

const listCalls = ({ content = [] }: DocumentNode): DocumentNode[] =>
  content.flatMap(({ type, attrs }) => (type === 'sourceCall' ? [node(type, [], attrs)] : []))

/** Marks each line of a piece as one to be translated, but cells of numbers alone; of a figure with its words, the first. */
function mark(piece: DocumentNode): DocumentNode {
  const { type, attrs, content = [] } = piece
  if (type === 'picture') return { ...piece, attrs: { ...attrs, description: `${gap} ${attrs?.description}` } }
  if (type === 'codeBlock' || content.length === 0) return piece
  if (['tableHeader', 'tableCell'].includes(type) && !/\p{L}/u.test(wordsOf(piece))) return piece
  const [first, ...others] = content
  if (first?.text !== undefined) return { ...piece, content: [{ ...first, text: `${gap} ${first.text}` }, ...others] }
  if (first && type === 'stat') return { ...piece, content: [mark(first), ...others] }
  return { ...piece, content: content.map(mark) }
}

/** Sources stay as they are; headings, blocks, tables and pictures too, marked; of what is between them the calls of sources. */
function clear(piece: DocumentNode): DocumentNode {
  const { type, content } = piece
  if (type === 'paragraph') return node('paragraph', [{ type: 'text', text: gap }, ...listCalls(piece)])
  if (type === 'sources') return piece
  return around.includes(type) && content ? { ...piece, content: content.map(clear) } : mark(piece)
}

function toStructure(body: string): string {
  const read = readDocument(body)
  return 'type' in read ? writeDocument(clear(read)) : `${gap}\n`
}

export type ArticleToBegin = {
  title: string
  /** Of one that is written in another language: the file of the article there, and the address of the first that says the same. */
  original?: { source: string; address: string }
}

/**
 * The file of an article that is begun: every setting has a value that serves, its day is the one on which it appears,
 * and the text is still to be written. A translation begins with the headings, blocks, pictures and sources of the other,
 * each line but those of the sources marked by a gap, and a gap where each paragraph stood.
 */
export function beginArticle({ title, original }: ArticleToBegin): string {
  const { head, body } = splitArticle(original?.source ?? '')
  const { document, fault } = openYaml(head, 'failsafe')
  // What is the same in every language.
  const textAt = (key: string): string | undefined => {
    const value = fault ? undefined : document.get(key)
    return typeof value === 'string' ? value : undefined
  }
  const cover = textAt('cover')
  const fields = new Document(
    {
      title,
      description: '',
      keywords: [],
      category: textAt('category') ?? categorySlugs[0],
      ...(cover && { cover }),
      publishedOn: '',
      excerpt: '',
      offer: textAt('offer') ?? 'checklist',
      related: [],
      ...(original && { translationOf: original.address }),
    },
    { schema: 'failsafe' },
  )
  fields.set('keywords', fields.createNode([title], { flow: true }))
  return `---\n${writeYaml(fields, 'failsafe')}---\n${original ? toStructure(body) : ''}`
}
