import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mails } from '../../contract/mails.ts'
import type { CreateRenderer, Renderer } from '../../contract/renderer.ts'
import { hashFolders } from './hash-folders.ts'

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
    documents: join(root, 'documents/pdf'),
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

/** The renderer of a build. */
export async function loadRenderer(buildFolder: string, siteUrl: string): Promise<Renderer> {
  const program = pathToFileURL(join(buildFolder, 'renderer/renderer.js')).href
  const { createRenderer }: { createRenderer: CreateRenderer } = await import(program)
  return createRenderer({ siteUrl, assets: JSON.parse(await readFile(join(buildFolder, 'assets.json'), 'utf8')) })
}

/** What writes the mails of a build, on the same React. */
export const loadMails = (buildFolder: string): Promise<Mails> =>
  import(pathToFileURL(join(buildFolder, 'renderer/mails.js')).href)

/** What a site is made of, beside what the owner publishes: it changes with any file of the content or of `public`. */
export type Inputs = { buildId: string; siteUrl: string; contentHash: string }

export async function readInputs({ siteUrl, buildFolder }: Sources): Promise<Inputs> {
  const folders = foldersOf({ buildFolder })
  const contentHash = await hashFolders([folders.content, folders.public])
  return { buildId: await readBuildId(buildFolder), siteUrl, contentHash }
}
