import type { ViteDevServer } from 'vite'
import type { Content } from '../../contract/content/content.ts'
import { type Trouble, toCodeTrouble } from './trouble.ts'

/** Reads the content as it stands on the disk, drafts and coming articles too. With a complaint there is none. */
export async function readContent(vite: ViteDevServer): Promise<{ content?: Content; troubles: Trouble[] }> {
  try {
    const { content } = (await vite.ssrLoadModule('/content/all.ts')) as typeof import('../../content/all.ts')
    return { content, troubles: [] }
  } catch (error) {
    return { troubles: [toCodeTrouble(error)] }
  }
}
