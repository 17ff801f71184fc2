import { spawnSync } from 'node:child_process'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/*
 * What every command needs. Nothing of the product is imported: `npm start` runs the bundled server in this very
 * process, which the sources of the settings alone made 5 MB larger.
 */

/** Folder of the checkout, or of the release, whether the caller runs from its source or from a bundle. */
export const root = dirname(findPackageJSON(import.meta.url) ?? process.cwd())

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/**
 * Builds if something changed, in a process of its own: the memory of the builders is given back before a server starts.
 * Ends this process with 1 if the build fails.
 */
export function buildApart(): void {
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) process.exit(1)
}
