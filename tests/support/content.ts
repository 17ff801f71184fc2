import { content } from '../../content/all.ts'
import type { Content } from '../../contract/content/content.ts'

/** The content of this repository, for tests that need its words. */
export const testContent: Content = content
