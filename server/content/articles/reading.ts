import type { Nodes, PhrasingContent } from 'mdast'
import type { BodyLink, Picture, Source } from '../../../contract/content/article.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { FoundPicture } from '../find-picture.ts'

/** A source whose words are Markdown still. */
type WrittenSource = Omit<Source, 'children'> & { children: PhrasingContent[] }

/** What the plug-ins share while they read one text. */
export type Reading = {
  /** Language of the text, whose typography it gets. */
  locale: Locale
  /** Takes what cannot be printed, with the node whose line is told; without one, the first line. */
  complain: (node: Nodes | undefined, problem: string, remedy: string) => void
  /** The pictures of the article's folder, by name. */
  pictures: ReadonlyMap<string, FoundPicture>
  /** Filled while reading. */
  sources: WrittenSource[]
  links: BodyLink[]
  shown: Set<Picture>
}

/** Line of the text on which a node begins. */
export const lineOf = (node: Nodes | undefined): number => node?.position?.start.line ?? 1
