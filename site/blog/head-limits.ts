/** Lengths of the fields of an article's head, in characters as a reader counts them: marks are left out. */
export const headLimits = { title: 60, description: [120, 155], excerpt: 200, keywords: 10, related: [2, 3] } as const
