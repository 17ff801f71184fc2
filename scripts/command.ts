import { type Config, ConfigError, readConfig } from '../server/config.ts'
import { withSettingsFile } from '../server/runtime/settings-file.ts'

/**
 * Runs a command with the settings. Whatever prevents it is a clear line each and exit code 1.
 * @param failed what is said before such a line, for example `Not built`
 */
export async function runCommand(failed: string, work: (config: Config) => Promise<void> | void): Promise<void> {
  try {
    await work(readConfig(withSettingsFile(process.env)))
  } catch (error) {
    fail(failed, error)
  }
}

/** Ends the process with what prevented its work, a line each. */
export function fail(failed: string, error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  for (const line of message.split('\n'))
    process.stderr.write(`${error instanceof ConfigError ? 'Setting ' : `${failed}: `}${line}\n`)
  process.exit(1)
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
