import { useEffect, useState } from 'react'
import { contentsApi, type OpenedFile } from '../../contract/api/admin-contents.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { withQuery } from '../shared/client.ts'

/** Another file, to be read beside; undefined until it is there. */
export function useOtherFile(path: string | undefined): OpenedFile | undefined {
  const { client } = useAdmin()
  const [loaded, setLoaded] = useState<OpenedFile>()
  useEffect(() => {
    if (path === undefined) return
    const stop = new AbortController()
    void client.get<OpenedFile>(withQuery(contentsApi.file, { path }), stop.signal).then((result) => {
      if (result.kind === 'ok') setLoaded(result.value)
    })
    return () => stop.abort()
  }, [client, path])
  return loaded?.entry.path === path ? loaded : undefined
}
