import { useCallback, useEffect, useState } from 'react'
import {
  contentsApi,
  type PlannedPage,
  type PublicationState,
  type PublishAnswer,
} from '../../../contract/api/admin-contents.ts'
import { useShowFailure } from '../../shared/actions.ts'
import { useAdmin } from '../../shared/admin-context.tsx'
import { withQuery } from '../../shared/client.ts'

/** What is said of an order once visitors see it: a sentence, and the pages to look at. */
type Done = { done?: string; pages?: readonly PlannedPage[] }

/** What was ordered last, and how far it has got. */
export type LastOrder = Done & { state: PublishAnswer | PublicationState }

export type Orders = ReturnType<typeof useOrder>

/** Between two looks at a publication, in milliseconds. */
const pause = 700

/**
 * Orders something that is published, and follows it until visitors see it.
 * @param onChanged hears of what has changed on the server
 */
export function useOrder(onChanged: () => void) {
  const { client } = useAdmin()
  const showFailure = useShowFailure()
  const [last, setLast] = useState<LastOrder>()
  const [isSending, setSending] = useState(false)
  const revision = last?.state.kind === 'underway' && 'revision' in last.state ? last.state.revision : undefined

  useEffect(() => {
    if (revision === undefined) return
    let timer: ReturnType<typeof setTimeout>
    let isWanted = true
    const look = async () => {
      const result = await client.get<PublicationState>(withQuery(contentsApi.publication, { id: revision }))
      if (!isWanted) return
      // Without an answer nothing is known: it goes on by itself, and is looked at again.
      const state: PublicationState = result.kind === 'ok' ? result.value : { kind: 'underway' }
      if (state.kind === 'underway') {
        timer = setTimeout(look, pause)
        return
      }
      setLast((order) => ({ ...order, state }))
      if (state.kind === 'failed') onChanged()
    }
    void look()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [client, revision, onChanged])

  const order = useCallback(
    async (path: string, body: object, done: Done = {}) => {
      setSending(true)
      const result = await client.post<PublishAnswer>(path, body).finally(() => setSending(false))
      if (result.kind !== 'ok') return result
      setLast({ ...done, state: result.value })
      if (result.value.kind !== 'refused' && result.value.kind !== 'unchanged') onChanged()
      return result
    },
    [client, onChanged],
  )
  /** Where nothing is asked before: what goes wrong is said by a notice. */
  const orderNow = async (...wanted: Parameters<typeof order>) => {
    const result = await order(...wanted)
    if (result.kind !== 'ok') showFailure(result)
  }
  return { last, isSending, order, orderNow }
}
