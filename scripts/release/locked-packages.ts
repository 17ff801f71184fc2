/** What `package-lock.json` says of one package. */
type Locked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }

/** Packages by their folder below the checkout, `node_modules/sharp`; the checkout itself has an empty name. */
export type LockedPackages = Record<string, Locked>

/** Where Node would find a package that the one in `folder` asks for. */
function findPackage(packages: LockedPackages, folder: string, name: string): string | undefined {
  const inner = `${folder && `${folder}/`}node_modules/${name}`
  if (packages[inner]) return inner
  if (folder === '') return undefined
  const outer = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  return findPackage(packages, outer, name)
}

/**
 * The named packages and all that they need, each with its entry of the lockfile.
 * @throws if one of the named is not locked
 */
export function selectPackages(packages: LockedPackages, names: readonly string[]): LockedPackages {
  const selected: LockedPackages = {}
  const add = (folder: string) => {
    const locked = packages[folder]
    if (!locked || selected[folder]) return
    selected[folder] = locked
    for (const name of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }))
      add(findPackage(packages, folder, name) ?? '')
  }
  for (const name of names) {
    if (!packages[`node_modules/${name}`]) throw new Error(`${name} is not in package-lock.json`)
    add(`node_modules/${name}`)
  }
  delete selected['']
  return selected
}
