import { type Config, ConfigError, readConfig } from '../server/config.ts'

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
