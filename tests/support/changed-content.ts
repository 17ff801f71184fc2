import type { Content } from '../../contract/content/content.ts'
import { toSentence } from '../../server/content/complaint.ts'
import { loadAgain, testFiles, toContentFiles } from './content.ts'

/** What a YAML file of the content says instead. */
export type Change = (text: string, file: string) => string

/** The content of this repository, each of its YAML files changed, with further files. */
export async function loadChanged(change: Change, further: Record<string, Buffer> = {}): Promise<Content> {
  const changed = [...testFiles.values()].map(({ path, bytes }) => [
    path,
    path.endsWith('.yaml') ? change(bytes.toString(), path) : bytes,
  ])
  const loaded = await loadAgain(toContentFiles({ ...Object.fromEntries(changed), ...further }))
  if ('complaints' in loaded) throw new Error(loaded.complaints.map(toSentence).join('\n'))
  return loaded.content
}
