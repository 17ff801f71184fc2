/** Blocks that an article may hold beside plain Markdown, `:::note` (docs/how-to/fr/ecrire-un-article.md). */
export const articleBlocks = [
  'stats',
  'roadmap',
  'pull',
  'checklist',
  'warning',
  'definition',
  'table',
  'note',
] as const
export type ArticleBlock = (typeof articleBlocks)[number]

/** Elements of our own in the tree of an article, for these blocks and their pieces, and what each is in plain HTML. */
export const blockElements = {
  ...({ stats: 'ul', stat: 'li' } as const),
  ...({ roadmap: 'ol', step: 'li', when: 'p' } as const),
  ...({ pull: 'figure', checklist: 'ul', warning: 'div', title: 'p', note: 'div' } as const),
}

/** The name of an element of the tree in plain HTML. */
export const toPlainName = (tagName: string): string => blockElements[tagName as keyof typeof blockElements] ?? tagName

/** Those that ask for a few words before their text. */
export const titledBlocks = ['table', 'warning', 'definition', 'stats', 'roadmap'] as const
