import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mails } from '../../contract/mails.ts'
import type { CreateRenderer, Renderer } from '../../contract/renderer.ts'

/** The renderer of a build. */
export async function loadRenderer(buildFolder: string, siteUrl: string): Promise<Renderer> {
  const program = pathToFileURL(join(buildFolder, 'renderer/renderer.js')).href
  const { createRenderer }: { createRenderer: CreateRenderer } = await import(program)
  return createRenderer({ siteUrl, assets: JSON.parse(await readFile(join(buildFolder, 'assets.json'), 'utf8')) })
}

/** What writes the mails of a build, on the same React. */
export const loadMails = (buildFolder: string): Promise<Mails> =>
  import(pathToFileURL(join(buildFolder, 'renderer/mails.js')).href)
