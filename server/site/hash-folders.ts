import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Files below a folder with their names as addresses have them, in a fixed order; none if it is not there. */
export function listFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    .toSorted()
}

/** Changes with any file of the folders that counts. */
export async function hashFolders(folders: readonly string[], counts = (_path: string) => true): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const path of listFiles(folder).filter(counts))
      hash.update(`${path}\0`).update(await readFile(join(folder, path)))
  return hash.digest('hex')
}
