import { join } from 'node:path'
import type { Content } from '../contract/content/content.ts'
import { toSentence } from '../server/publishing/content/complaint.ts'
import { loadContent } from '../server/publishing/content/load-content.ts'
import { root } from './root.ts'

/**
 * The content of the checkout, or of the release.
 * @throws with a line for each fault of the content
 */
export async function getContent(): Promise<Content> {
  const loaded = await loadContent(join(root, 'content'))
  if ('complaints' in loaded) throw new Error(loaded.complaints.map(toSentence).join('\n'))
  return loaded.content
}
