import type { FootnoteReference, Nodes, Paragraph } from 'mdast'
import { Document } from 'yaml'
import { splitArticle } from '../../../contract/content/article-file.ts'
import { markdown } from '../../../contract/content/article-text/markdown.ts'
import { readDocument } from '../../../contract/content/article-text/read-document.ts'
import { writeDocument } from '../../../contract/content/article-text/write-document.ts'
import { openYaml, writeYaml } from '../../../contract/content/normal-yaml.ts'
import { isReadable } from './check-weight.ts'

export type TranslationToBegin = {
  /** The file of the article that is to be written in another language. */
  source: string
  title: string
  /** `YYYY-MM-DD` */
  publishedOn: string
  /** Address of the first article that says the same. */
  translationOf: string
}

/** What stands where something is still to be written. */
const gap = '…'

/** Fields that are the same in every language. */
const shared = ['category', 'cover', 'offer'] as const

/** Takes the words of a paragraph away; pictures and the calls of its sources stay. */
function clear(paragraph: Paragraph): void {
  const { children } = paragraph
  if (children.some(({ type }) => type === 'image')) return
  const listCalls = (node: Nodes): FootnoteReference[] =>
    node.type === 'footnoteReference' ? [node] : 'children' in node ? node.children.flatMap(listCalls) : []
  paragraph.children = [{ type: 'text', value: gap }, ...children.flatMap(listCalls)]
}

/** Headings, blocks, tables and sources stay as they are, to be written over; what is between them goes. */
function clearBelow(node: Nodes): void {
  if (node.type === 'paragraph') clear(node)
  else if (node.type === 'root' || node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote')
    for (const child of node.children) clearBelow(child)
}

function toStructure(body: string): string {
  if (!isReadable(body, () => undefined)) return `${gap}\n`
  const tree = markdown.parse(body)
  clearBelow(tree)
  const read = readDocument(markdown.stringify(tree))
  return 'line' in read ? `${gap}\n` : writeDocument(read)
}

/**
 * The file of an article that begins as the translation of another one: with its headings, blocks, pictures and sources,
 * and a gap where each paragraph stood.
 */
export function toTranslation({ source, title, publishedOn, translationOf }: TranslationToBegin): string {
  const { head = '', body = source } = splitArticle(source) ?? {}
  const { document, fault } = openYaml(head, 'failsafe')
  const kept = shared.flatMap((key) => {
    const value = fault ? undefined : document.get(key)
    return typeof value === 'string' ? [[key, value] as const] : []
  })
  const { category, cover, offer } = Object.fromEntries(kept)
  const fields = new Document(
    {
      ...{ title, description: '', keywords: [], category, ...(cover && { cover }), publishedOn, excerpt: '' },
      ...{ offer, related: [], translationOf },
    },
    { schema: 'failsafe' },
  )
  fields.set('keywords', fields.createNode([title], { flow: true }))
  return `---\n${writeYaml(fields, 'failsafe')}---\n${toStructure(body)}`
}
