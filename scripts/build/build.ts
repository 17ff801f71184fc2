import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildClient } from './client.ts'
import { buildForNode } from './node-bundle.ts'

/** What can be asked of a release, `node backup.js`; its npm scripts have the same names. */
export const commands = {
  start: 'scripts/serve.ts',
  publish: 'scripts/publish.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  rehearse: 'scripts/rehearse.ts',
  retention: 'scripts/retention.ts',
  doctor: 'scripts/doctor.ts',
} as const

/** By name of the file that they become. */
const programs = {
  main: 'server/main.ts',
  publish: 'server/publishing/publish-process.ts',
  ...Object.fromEntries(Object.entries(commands).map(([name, source]) => [`commands/${name}`, source])),
}

/**
 * Builds all code into `out`; no content goes in. The parts are:
 * - `client/assets/`: what browsers load, and its addresses in `assets.json`
 * - `renderer/renderer.js`: draws pages and files
 * - `documents/build.js`: makes mails and PDFs
 * - `server/`: the server (`main.js`), the process that publishes (`publish.js`), the commands
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
}
