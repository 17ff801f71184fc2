import { join } from 'node:path'
import type { Content } from '../../contract/content/content.ts'
import { toSentence } from '../../server/publishing/content/complaint.ts'
import { readContentFolder } from '../../server/publishing/content/content-files.ts'
import { loadContent } from '../../server/publishing/content/load-content.ts'

const loaded = await loadContent(await readContentFolder(join(import.meta.dirname, '../../content')))
if ('complaints' in loaded) throw new Error(loaded.complaints.map(toSentence).join('\n'))

/** The content of this repository, for tests that need its words. */
export const testContent: Content = loaded.content
