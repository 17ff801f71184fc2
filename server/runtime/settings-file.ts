import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { LastingError } from './outage.ts'

/** A setting that cannot be used. Its message is one line per setting, each with the remedy. */
export class ConfigError extends LastingError {}

export type Environment = Record<string, string | undefined>

/** systemd and Docker read on behind such a sign, Node takes the rest for a comment. */
const unquotedHash = /^\s*(\w+)=(?!["']).*#/m

/**
 * The settings of a file, so that a command works on the same data as the service.
 * @throws {ConfigError} if the file cannot be read, or would not mean the same to the service
 */
export function readSettingsFile(file: string | undefined): Environment {
  if (!file) return {}
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new ConfigError(`--env-file ${file} cannot be read (${code})`)
  }
  const [, name] = unquotedHash.exec(text) ?? []
  if (name) throw new ConfigError(`${name} in ${file} has a # outside of quotes: put the value in double quotes`)
  return parseEnv(text)
}

/** What may stand in a settings file besides: of Node and the C library, of the proxy and the database of deploy/. */
const ofOthers = /^(NODE_\w+|UV_\w+|MALLOC_\w+|TZ|SITE_HOST|UPSTREAM_\d|POSTGRES_PASSWORD)$/

/** Shorter names are a letter away from those of other programs. */
const shortestMistaken = 6

/** Whether one letter is wrong, missing or too many, or two stand in each other's place. */
function isNear(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [a, b] = [one.slice(same), other.slice(same)]
  const isSwapped = a.slice(0, 2) === `${b[1]}${b[0]}` && a.slice(2) === b.slice(2)
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
}

/**
 * Names that are no setting: each of a settings file, and of the environment, which is full of other programs' names,
 * those that are nearly the name of a setting that is unset.
 * @param known the names of all settings
 * @param set the environment with the settings of the file
 */
export function listUnknownSettings(
  known: readonly string[],
  ofFile: string[],
  set: Record<string, unknown>,
): string[] {
  return [...new Set([...ofFile, ...Object.keys(set)])].flatMap((name) => {
    if (known.includes(name) || ofOthers.test(name)) return []
    const meant =
      name.length >= shortestMistaken &&
      known.find((one) => one.length >= shortestMistaken && !(one in set) && isNear(name.toUpperCase(), one))
    if (meant) return `${name} is unknown: is ${meant} meant?`
    return ofFile.includes(name) ? `${name} is unknown` : []
  })
}
