import { Document } from 'yaml'
import { splitArticle } from '../../../contract/content/article-file.ts'
import { type DocumentNode, node } from '../../../contract/content/article-text/document.ts'
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

/** What keeps its place while its paragraphs go. */
const around = ['doc', 'bulletList', 'orderedList', 'listItem', 'blockquote']

const listCalls = ({ content = [] }: DocumentNode): DocumentNode[] =>
  content.flatMap(({ type, attrs }) => (type === 'sourceCall' ? [node(type, [], attrs)] : []))

/** Headings, blocks, tables, pictures and sources stay as they are, to be written over; of what is between them the calls of sources. */
function clear(piece: DocumentNode): DocumentNode {
  if (piece.type === 'paragraph') return node('paragraph', [{ type: 'text', text: gap }, ...listCalls(piece)])
  return around.includes(piece.type) && piece.content ? { ...piece, content: piece.content.map(clear) } : piece
}

function toStructure(body: string): string {
  const read = isReadable(body, () => undefined) ? readDocument(body) : undefined
  return read && 'type' in read ? writeDocument(clear(read)) : `${gap}\n`
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
