import { getDocumentProxy } from 'unpdf'

export type ReadPdf = {
  /** The text of each page, in the order in which it is read. */
  pages: string[]
  info: Record<string, unknown>
  /** Titles of the bookmarks, with those below them. */
  outline: string[]
  tags: string[]
  /** Addresses that are linked to. */
  links: string[]
}

type Bookmark = { title: string; items: Bookmark[] }
type Tag = { role?: string; children?: object[] }

const titlesOf = (bookmarks: readonly Bookmark[]): string[] =>
  bookmarks.flatMap(({ title, items }) => [title, ...titlesOf(items)])
const rolesOf = ({ role, children = [] }: Tag): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap((child) => rolesOf(child)),
]

/** Reads of a PDF what readers and their aids get. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { info } = await document.getMetadata()
  const read: ReadPdf = {
    pages: [],
    info: { ...info },
    outline: titlesOf(await document.getOutline()),
    tags: [],
    links: [],
  }
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    read.pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    read.tags.push(...rolesOf(await page.getStructTree()))
    read.links.push(...(await page.getAnnotations()).flatMap(({ url }) => url ?? []))
  }
  return read
}
