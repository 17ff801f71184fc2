import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { hashFolders } from './hash-folders.ts'
import type { Manifest } from './manifest.ts'
import { findMark } from './revisions/overlay.ts'

export type Inputs = Manifest['inputs']

/** What a site is published from. */
export type Sources = {
  siteUrl: string
  /** What the build made. */
  buildFolder: string
}

/** Folders beside the build: what the owner may change, and files that are published as they are. */
export const foldersOf = ({ buildFolder }: Pick<Sources, 'buildFolder'>) => {
  const root = dirname(buildFolder)
  return {
    content: join(root, 'content'),
    public: join(root, 'public'),
    client: join(buildFolder, 'client'),
    fonts: join(root, 'documents/pdf/fonts'),
  }
}

/** What a build is called, and the commit that it was made from. */
export type Release = { version: string; commit: string }

/** `id` changes with all that the build was made of; `isRelease` where it stands in an unpacked archive. */
export type Build = Release & { id: string; isRelease?: true }

/** What a build says of itself. @throws if no build was ever finished */
export async function readBuild(buildFolder: string): Promise<Build> {
  const file = join(buildFolder, 'build.json')
  if (!existsSync(file)) throw new Error('there is no build: npm run build')
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Changes with all that the build was made of. @throws if no build was ever finished */
export const readBuildId = async (buildFolder: string): Promise<string> => (await readBuild(buildFolder)).id

/** What is there now to be published. @param db where the owner's revisions are, if anywhere yet */
export async function readInputs({ siteUrl, buildFolder }: Sources, db: Kysely<Tables> | undefined): Promise<Inputs> {
  const folders = foldersOf({ buildFolder })
  const buildId = await readBuildId(buildFolder)
  const contentHash = await hashFolders([folders.content, folders.public])
  return { buildId, siteUrl, contentHash, revision: db ? await findMark(db) : '' }
}
