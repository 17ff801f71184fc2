import { spawnSync } from 'node:child_process'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { type Config, ConfigError, readConfig } from '../server/config.ts'

/** Folder of the checkout, or of the release, whether the caller runs from its source or from a bundle. */
export const root = dirname(findPackageJSON(import.meta.url) ?? process.cwd())

/**
 * The settings as the service has them: those of a file (`--env-file`), and the environment, which wins.
 * Warns of names that are no setting.
 * @throws {ConfigError}
 */
export function readSettings(file?: string): Config {
  const config = readConfig(process.env, file)
  for (const line of config.unknown) process.stderr.write(`Setting ${line}\n`)
  return config
}

/** Says what prevented the work of a command, a line each. @param failed what is said before, for example `Not built` */
export function complain(failed: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  for (const line of message.split('\n'))
    process.stderr.write(`${error instanceof ConfigError ? 'Setting ' : `${failed}: `}${line}\n`)
}

/** Says what prevented the work of a command, and ends the process with 1. */
export function fail(failed: string, error: unknown): never {
  complain(failed, error)
  process.exit(1)
}

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
