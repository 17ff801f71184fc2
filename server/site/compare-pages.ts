/** Addresses of pages that are new, other or gone between two sites. */
export type PageChanges = { added: string[]; changed: string[]; gone: string[] }

/** @param before hashes of pages by their addresses, as they are in `after` */
export function comparePages(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): PageChanges {
  return {
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed: [...after.keys()].filter((path) => before.has(path) && before.get(path) !== after.get(path)),
    gone: [...before.keys()].filter((path) => !after.has(path)),
  }
}
