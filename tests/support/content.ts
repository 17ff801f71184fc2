import { join } from 'node:path'
import type { Content } from '../../contract/content/content.ts'
import { type Complaint, toSentence } from '../../server/content/complaint.ts'
import { type ContentFiles, readContentFolder } from '../../server/content/content-files.ts'
import type { ParsedFiles } from '../../server/content/content-reader.ts'
import { type LoadOptions, loadContent } from '../../server/content/load-content.ts'

const parsed: ParsedFiles = new Map()
let articles: Content['articles'] = []

/** Loads content, as a process does that stays: what has not changed since the last time is not read again, which takes a tenth of the time. */
export async function loadAgain(
  files: ContentFiles,
  options: LoadOptions = {},
): Promise<{ content: Content } | { complaints: Complaint[] }> {
  const known = { buildId: 'of the tests', articles }
  const { complaints, content } = await loadContent(files, { known, parsed, ...options })
  if (complaints.length > 0 || !content) return { complaints }
  articles = content.articles
  return { content }
}

/** Files of a content that lie in no folder, in the order in which a folder is read. */
export const toContentFiles = (files: Record<string, string | Buffer>): ContentFiles =>
  new Map(
    Object.keys(files)
      .toSorted()
      .map((path) => {
        const file = files[path] ?? ''
        return [path, { bytes: typeof file === 'string' ? Buffer.from(file) : file, path }]
      }),
  )

/** The files of the content of this repository. */
export const testFiles = await readContentFolder(join(import.meta.dirname, '../../content'))

const loaded = await loadAgain(testFiles)
if ('complaints' in loaded) throw new Error(loaded.complaints.map(toSentence).join('\n'))

/** The content of this repository, for tests that need its words. */
export const testContent: Content = loaded.content
