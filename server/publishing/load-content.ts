import { content } from '../../content/all.ts'
import type { Content } from '../../contract/content/content.ts'

/** The content of a folder, or what is wrong with it, a French sentence each. */
export type LoadedContent = { content: Content } | { complaints: string[] }

/** Reads the content folder, with the articles of days to come. */
export async function loadContentFolder(_folder: string): Promise<LoadedContent> {
  return { content }
}
