/**
 * What is changed, checked and published as one with a file of the content: an article with its pictures, the settings
 * with the owner's portrait, testimonials with the faces of those who speak, else the file by itself. An entry is named by the path of its text.
 */
export function entryOf(path: string): string {
  const article = /^articles\/[^/]+\/[^/]+\//.exec(path)?.[0]
  if (article !== undefined) return `${article}article.md`
  const quoting = /^((?:testimonials|pages\/[^/]+)\/[^/]+)\/[^/]+$/.exec(path)?.[1]
  if (quoting !== undefined) return `${quoting}.yaml`
  return path.startsWith('owner/') ? 'settings.yaml' : path
}

/** The folder in which the pictures of an entry stand, if it is one that has any. */
export function pictureFolderOf(entry: string): string | undefined {
  if (entry === 'settings.yaml') return 'owner/'
  const quoting = /^((?:testimonials|pages\/[^/]+)\/[^/]+)\.yaml$/.exec(entry)?.[1]
  if (quoting !== undefined) return `${quoting}/`
  return /^(articles\/[^/]+\/[^/]+\/)article\.md$/.exec(entry)?.[1]
}
