import type { TextComplaint } from '../../contract/api/admin-contents.ts'
import { entryOf } from '../../contract/content/content-paths.ts'
import { toSentence } from '../content/complaint.ts'
import type { Readings } from '../site/readings.ts'
import { toTextComplaint } from './name-place.ts'

/** What is wrong with an entry and its drafts, and what these newly cause in other files. */
export async function checkDrafts(readings: Readings, path: string, now: number): Promise<TextComplaint[]> {
  const entry = entryOf(path)
  const { files, edited } = await readings.read({ drafts: [entry] }, now)
  const { complaints } = await edited()
  const isOwn = (file: string) => entryOf(file) === entry
  if (complaints.every(({ file }) => isOwn(file))) return complaints.map(toTextComplaint(files))
  const before = await (await readings.read({}, now)).edited()
  const known = new Set(before.complaints.map(toSentence))
  return complaints
    .filter((complaint) => isOwn(complaint.file) || !known.has(toSentence(complaint)))
    .map(toTextComplaint(files))
}
