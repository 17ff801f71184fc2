import { useCallback, useEffect, useState } from 'react'
import type { CallResult, Failure } from './admin-calls.ts'

export type Loaded<T> = {
  /** The last answer; stays while the next one is on its way, and when it fails. */
  value?: T
  isLoading: boolean
  failure?: Failure
}

/**
 * Loads when it appears, when `load` changes and when `version` does. An answer that is no longer wanted is dropped.
 * @param load must be stable (`useCallback`)
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<CallResult<T>>, version: number) {
  const [loaded, setLoaded] = useState<Loaded<T> & { by?: typeof load }>({ isLoading: true })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` and `tries` only say when to load again
  useEffect(() => {
    const stop = new AbortController()
    setLoaded(({ value }) => ({ ...(value !== undefined && { value }), isLoading: true }))
    void load(stop.signal).then((result) => {
      if (stop.signal.aborted) return
      if (result.kind === 'ok') return setLoaded({ value: result.value, isLoading: false, by: load })
      // Signed out or refused: the room changes by itself; until then nothing but a general failure can be said.
      const failure: Failure =
        result.kind === 'signedOut' || result.kind === 'refused' ? { kind: 'failed', code: 'fault' } : result
      setLoaded(({ value }) => ({ ...(value !== undefined && { value }), isLoading: false, failure, by: load }))
    })
    return () => stop.abort()
  }, [load, version, tries])

  // Between a change of `load` and the effect that follows it, what is here answers another question.
  const { by, isLoading, ...rest } = loaded
  return { ...rest, isLoading: isLoading || by !== load, retry: useCallback(() => setTries((count) => count + 1), []) }
}
