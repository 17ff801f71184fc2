import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** One file of the content. */
export type ContentFile = {
  bytes: Buffer
  /** Its path below the folder of the content, wherever it is looked at from. */
  path: string
  /** Of an article that leaves its day open, and is read as if it appeared today: as it is written. */
  written?: Buffer
}

/** The files of the content by their path below its folder, `articles/fr/…/article.md`. */
export type ContentFiles = ReadonlyMap<string, ContentFile>

/** What lies in a folder without anybody having put it there. */
const ofTheSystem = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)(?:\/|$)/i

/** Reads every file of a folder of content. @throws if there is no such folder */
export async function readContentFolder(folder: string): Promise<ContentFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, '/'))
    .filter((path) => !ofTheSystem.test(path))
    .toSorted()
  return new Map(
    await Promise.all(paths.map(async (path) => [path, { bytes: await readFile(join(folder, path)), path }] as const)),
  )
}

/** The files below a folder of the content (`articles/fr/…/`), by their path within it. */
export function filesBelow(files: ContentFiles, folder: string): ContentFiles {
  return new Map(
    [...files].flatMap(([path, file]) => (path.startsWith(folder) ? [[path.slice(folder.length), file]] : [])),
  )
}
