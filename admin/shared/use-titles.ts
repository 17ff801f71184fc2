import { useMemo } from 'react'
import { type ContentsList, contentsApi } from '../../contract/api/admin-contents.ts'
import { entryOf, fileNameOf } from '../../contract/content/content-paths.ts'
import { frenchNames } from '../../contract/locales.ts'
import { useLoaded } from './use-loaded.ts'

/** What the list calls a file, with its language; of a picture its name behind that. Never its path: an article may be gone. The list is fetched once it is asked for. */
export function useTitles(isAsked = true): (path: string) => string {
  const { value } = useLoaded<ContentsList>(isAsked ? contentsApi.entries : undefined)
  return useMemo(() => {
    const entries = new Map(value?.entries.map((entry) => [entry.path, entry]))
    return (path) => {
      const entry = entries.get(entryOf(path))
      if (!entry) return value ? 'Article à une ancienne adresse' : '…'
      const title = entry.locale ? `${entry.title} (${frenchNames[entry.locale]})` : entry.title
      return entry.path === path ? title : `${title}, ${fileNameOf(path)}`
    }
  }, [value])
}
