import { join } from 'node:path'
import type { Content } from '../../contract/content/content.ts'
import { toSentence } from '../../server/content/complaint.ts'
import { type ContentFiles, readContentFolder } from '../../server/content/content-files.ts'
import type { ParsedFiles } from '../../server/content/content-reader.ts'
import { type LoadedContent, type LoadOptions, loadContent } from '../../server/content/load-content.ts'

const parsed: ParsedFiles = new Map()
let articles: Content['articles'] = []

/** Loads content, as a process does that stays: what has not changed since the last time is not read again, which takes a tenth of the time. */
export async function loadAgain(files: ContentFiles, options: LoadOptions = {}): Promise<LoadedContent> {
  const loaded = await loadContent(files, { known: { buildId: 'of the tests', articles }, parsed, ...options })
  if ('content' in loaded) articles = loaded.content.articles
  return loaded
}

const loaded = await loadAgain(await readContentFolder(join(import.meta.dirname, '../../content')))
if ('complaints' in loaded) throw new Error(loaded.complaints.map(toSentence).join('\n'))

/** The content of this repository, for tests that need its words. */
export const testContent: Content = loaded.content
