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

/** Those that ask for a few words before their text. */
export const titledBlocks = ['table', 'warning', 'definition', 'stats', 'roadmap'] as const
