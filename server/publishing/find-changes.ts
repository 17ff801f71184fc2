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
