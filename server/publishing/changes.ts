import type { Manifest } from './manifest.ts'

/** Addresses of pages that are new, other or gone since the version before. */
export function findChanges(before: Manifest | undefined, files: Manifest['files']): Manifest['changes'] {
  const older = before?.files ?? {}
  const pagesOf = (all: Manifest['files']) => Object.keys(all).filter((path) => all[path]?.isPage)
  return {
    added: pagesOf(files).filter((path) => !older[path]),
    changed: pagesOf(files).filter((path) => older[path] && older[path].hash !== files[path]?.hash),
    gone: pagesOf(older).filter((path) => !files[path]),
  }
}

/** Addresses that a line names; of more it says how many there are. */
const named = 5

function describe(word: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return []
  const more = paths.length > named ? ` and ${paths.length - named} more` : ''
  return [`${paths.length} ${word} (${paths.slice(0, named).join(', ')}${more})`]
}

/** What changed, in one line: `1 page added (/blog/new), 2 changed (/blog, /)`. */
export function describeChanges({ added, changed, gone }: Manifest['changes']): string {
  const parts = [...describe('added', added), ...describe('changed', changed), ...describe('gone', gone)]
  return parts.length === 0 ? 'no page changed' : `pages: ${parts.join(', ')}`
}
