import type { ReactNode } from 'react'
import { LoadFailure } from './LoadFailure.tsx'
import type { useLoaded } from './use-loaded.ts'
import { Waiting } from './Waiting.tsx'

type LoadedProps<T> = {
  of: Pick<ReturnType<typeof useLoaded<T>>, 'value' | 'isFailed' | 'retry'>
  loading: string
  failed: string
  children: (value: T) => ReactNode
}

/** What has been loaded, and what is said until it has or where it could not be. */
export function Loaded<T>({ of: { value, isFailed, retry }, loading, failed, children }: LoadedProps<T>) {
  return (
    <>
      {isFailed && <LoadFailure text={failed} onRetry={retry} />}
      {value !== undefined && children(value)}
      {value === undefined && !isFailed && <Waiting text={loading} />}
    </>
  )
}
