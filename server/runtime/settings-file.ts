import { readFileSync } from 'node:fs'
import { LastingError } from './lasting-error.ts'

/** A setting that cannot be used. Its message is one line per setting, each with the remedy. */
export class ConfigError extends LastingError {}

export type Environment = Record<string, string | undefined>

/**
 * The settings of a file as systemd reads it (systemd.exec(5), EnvironmentFile): a line each, `NAME=value`, `#` and `;`
 * begin a comment only at the start of a line, one pair of quotes around a value goes.
 */
export function parseSettings(text: string): Environment {
  const settings: Environment = {}
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ''] = /^\s*([A-Za-z_]\w*)=(.*)$/.exec(line) ?? []
    if (name) settings[name] = value.trim().replace(/^(["'])(.*)\1$/, '$2')
  }
  return settings
}

/**
 * The settings of the file that `ENV_FILE` names, so that a command works on the same data as the service.
 * @throws {ConfigError} if the file cannot be read
 */
export function readSettingsFile(file: string | undefined): Environment {
  if (!file) return {}
  try {
    return parseSettings(readFileSync(file, 'utf8'))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new ConfigError(`ENV_FILE cannot be read: ${file} (${code})`)
  }
}
