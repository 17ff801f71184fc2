import type { RootContent } from 'mdast'
import type { Block, BodyLink, Picture } from '../../../contract/content/article-body.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { FoundPicture } from '../find-picture.ts'
import type { Complain } from './complain.ts'

/** What the lines of one text share while it is read. */
export type Reading = {
  /** Language of the text, whose typography it gets. */
  locale: Locale
  complain: Complain
  /** Line of the file of a node. */
  lineOf: (node: { position?: { start: { line: number } } | undefined }) => number
  /** Number of a source by its name in the text, given out in the order of the first calls. */
  sourceNumber: (name: string) => { number: number; call: number }
  links: BodyLink[]
  /** In sources an address that stands bare is a link; in the text it is an example and stays words. */
  linksAddresses?: boolean
}

/** What the blocks of one text share while it is read. */
export type BodyReading = Reading & {
  /** An address within the page for a heading; no two are the same, nor one of the page's own. */
  toId: (text: string) => string
  /** Level of the last heading; a text begins under the page's title. */
  level: number
  /** Whether the last line of a block closes it. */
  isClosed: (node: {
    position?: { start: { line: number }; end: { offset?: number | undefined; line: number } } | undefined
  }) => boolean
  /** The pictures of the article's folder, by name. */
  pictures: ReadonlyMap<string, FoundPicture>
  /** Those of them that the text shows. */
  shown: Set<Picture>
  /** Reads the blocks within a block, which may hold any other. */
  readBlocks: (nodes: readonly RootContent[]) => Block[]
}
