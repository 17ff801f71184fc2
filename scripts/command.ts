import { type Config, readConfig } from '../server/config.ts'
import { ConfigError, withSettingsFile } from '../server/runtime/settings-file.ts'

/**
 * The settings as the service has them: those of a file (`--env-file`, else `ENV_FILE`), and the environment, which wins.
 * @throws {ConfigError}
 */
export const readSettings = (file = process.env.ENV_FILE): Config =>
  readConfig(withSettingsFile({ ...process.env, ENV_FILE: file }))

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
