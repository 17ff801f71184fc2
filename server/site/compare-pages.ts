import type { KeptFile } from './snapshot.ts'

/** Addresses of pages that are new, other or gone between two sites. */
export type PageChanges = { added: string[]; changed: string[]; gone: string[] }

type Compared = { files: ReadonlyMap<string, Pick<KeptFile, 'hash' | 'contentSecurityPolicy'>> }

/** The pages of a site with their hashes, by their addresses. */
const pagesIn = (site: Compared | undefined): Map<string, string> =>
  new Map([...(site?.files ?? [])].flatMap(([path, file]) => (file.contentSecurityPolicy ? [[path, file.hash]] : [])))

export function comparePages(one: Compared | undefined, other: Compared): PageChanges {
  const [before, after] = [pagesIn(one), pagesIn(other)]
  return {
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed: [...after.keys()].filter((path) => before.has(path) && before.get(path) !== after.get(path)),
    gone: [...before.keys()].filter((path) => !after.has(path)),
  }
}
