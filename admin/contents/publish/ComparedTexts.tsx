import { useEffect, useState } from 'react'
import { type Compared, contentsApi, type TextsToCompare } from '../../../contract/api/admin-contents.ts'
import { useAdmin } from '../../shared/admin-context.tsx'
import { LoadFailure, Waiting } from '../../shared/parts.tsx'
import { contentsTexts } from '../texts.ts'
import { ChangedTexts } from './ChangedTexts.tsx'

/** What differs between two texts of one file. */
export function ComparedTexts({ path, before, after }: TextsToCompare) {
  const { client } = useAdmin()
  const [compared, setCompared] = useState<Compared | 'failed'>()
  const [looks, setLooks] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when it is asked for
  useEffect(() => {
    let isWanted = true
    setCompared(undefined)
    void client.post<Compared>(contentsApi.compare, { path, before, after }).then((result) => {
      if (isWanted) setCompared(result.kind === 'ok' ? result.value : 'failed')
    })
    return () => {
      isWanted = false
    }
  }, [client, path, before, after, looks])
  const texts = contentsTexts.changes
  if (compared === undefined) return <Waiting text={texts.loading} />
  if (compared === 'failed') return <LoadFailure text={texts.failed} onRetry={() => setLooks((count) => count + 1)} />
  return <ChangedTexts texts={compared.texts} />
}
