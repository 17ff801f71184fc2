/** Lengths of the fields of an article's front matter, in characters as a reader counts them: marks are left out. */
export const frontMatterLimits = {
  title: 60,
  description: [120, 155],
  excerpt: 200,
  keywords: [1, 10],
  related: [2, 3],
} as const
