import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildClient } from './client.ts'
import { buildForNode } from './node-bundle.ts'

/** What a release can do, each a file of `server/`: the server, publishing, and the commands beside it. */
const programs = {
  main: 'server/main.ts',
  publish: 'server/publishing/publish-process.ts',
}

/**
 * Builds all code into `out`; no content goes in. The parts are:
 * - `client/assets/`: what browsers load, and its addresses in `assets.json`
 * - `renderer/renderer.js`: draws pages and files
 * - `documents/build.js`: makes mails and PDFs, with its fonts
 * - `server/`: the server, the process that publishes, the commands
 */
export async function build(root: string, out: string): Promise<void> {
  mkdirSync(out, { recursive: true })
  const [assets] = await Promise.all([
    buildClient(root, join(out, 'client')),
    buildForNode(root, join(out, 'renderer'), { renderer: 'site/renderer.tsx' }),
    buildForNode(root, join(out, 'documents'), { build: 'documents/build.ts' }),
    buildForNode(root, join(out, 'server'), programs),
  ])
  writeFileSync(join(out, 'assets.json'), JSON.stringify(assets, undefined, 2))
  cpSync(join(root, 'documents/pdf/fonts'), join(out, 'documents/fonts'), { recursive: true })
}
