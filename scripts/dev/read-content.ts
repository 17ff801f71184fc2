import type { Content } from '../../contract/content/content.ts'
import { loadContent } from '../../server/publishing/content/load-content.ts'
import { type Trouble, toCodeTrouble, toTrouble } from './trouble.ts'

/** Reads the content as it stands on the disk, drafts and coming articles too. With a complaint there is none. */
export async function readContent(folder: string): Promise<{ content?: Content; troubles: Trouble[] }> {
  try {
    const loaded = await loadContent(folder)
    if ('complaints' in loaded) return { troubles: loaded.complaints.map(toTrouble) }
    return { content: loaded.content, troubles: [] }
  } catch (error) {
    return { troubles: [toCodeTrouble(error)] }
  }
}
