import { useCallback, useEffect, useState } from 'react'
import { useAdmin, useChanges } from './admin-context.tsx'
import type { NoResult } from './client.ts'

/**
 * What the server answers to a GET, or to a POST that only asks. It is asked when the part appears, when `path`,
 * `version` or `body` changes and when something has changed on the server; an answer that is no longer wanted is
 * dropped. The last answer stays while the next one is on its way, and when it fails.
 * @param path undefined: nothing is asked yet
 * @param body of a POST
 */
export function useLoaded<T>(path: string | undefined, version: number | string = 0, body?: object) {
  const { client } = useAdmin()
  const changes = useChanges()
  const [tries, setTries] = useState(0)
  const sent = body && JSON.stringify(body)
  const question = `${path} ${version} ${changes} ${tries} ${sent}`
  const [loaded, setLoaded] = useState<{ value?: T; failure?: NoResult; question?: string }>({})

  useEffect(() => {
    if (path === undefined) return
    const stop = new AbortController()
    const asked = sent === undefined ? client.get<T>(path, stop.signal) : client.post<T>(path, JSON.parse(sent))
    void asked.then((result) => {
      if (stop.signal.aborted) return
      if (result.kind === 'ok') setLoaded({ value: result.value, question })
      else setLoaded(({ value }) => ({ ...(value !== undefined && { value }), failure: result, question }))
    })
    return () => stop.abort()
  }, [client, path, sent, question])

  const isLoading = loaded.question !== question
  return {
    value: loaded.value,
    isLoading,
    isFailed: !isLoading && loaded.failure !== undefined,
    /** It was erased meanwhile, or never was. */
    isMissing: !isLoading && loaded.failure?.kind === 'failed' && loaded.failure.code === 'notFound',
    retry: useCallback(() => setTries((count) => count + 1), []),
  }
}
