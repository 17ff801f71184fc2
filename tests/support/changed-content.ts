import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Content } from '../../contract/content/content.ts'
import { toSentence } from '../../server/content/complaint.ts'
import { readContentFolder } from '../../server/content/content-files.ts'
import { loadAgain } from './content.ts'

/** What a YAML file of the content says instead. */
export type Change = (text: string, file: string) => string

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

/**
 * The content of this repository, each of its YAML files changed. Its folder stays until the tests of the file have ended.
 * @param prepare puts further files into the folder
 */
export async function loadChanged(change: Change, prepare?: (folder: string) => Promise<unknown>): Promise<Content> {
  const folder = await mkdtemp(join(tmpdir(), 'changed-content-'))
  folders.push(folder)
  await cp(join(import.meta.dirname, '../../content'), folder, { recursive: true })
  for await (const file of glob('**/*.yaml', { cwd: folder })) {
    const path = join(folder, file)
    await writeFile(path, change(await readFile(path, 'utf8'), file))
  }
  await prepare?.(folder)
  const loaded = await loadAgain(await readContentFolder(folder))
  if ('complaints' in loaded) throw new Error(loaded.complaints.map(toSentence).join('\n'))
  return loaded.content
}
