import type { Picture } from '../../../../contract/content/article-body.ts'

/** A picture of an article's folder, or why it cannot be shown. */
export type FoundPicture = Picture | { problem: string; remedy: string }

/** The pictures of an article's folder, by name. */
export async function findPictures(_folder: string): Promise<Map<string, FoundPicture>> {
  return new Map()
}
