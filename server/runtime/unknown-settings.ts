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
