import { useCallback, useEffect, useState } from 'react'
import {
  contentsApi,
  type PublicationState,
  type PublishAnswer,
  type TextComplaint,
} from '../../../contract/api/admin-contents.ts'
import { toFailureText } from '../../shared/actions.ts'
import { useAdmin } from '../../shared/admin-context.tsx'
import { withQuery } from '../../shared/client.ts'

/** How far something that is published has got. */
export type OrderState =
  | { kind: 'none' }
  | { kind: 'sending' }
  /** Not even begun. */
  | { kind: 'failed'; text: string }
  | { kind: 'underway'; revision: string }
  | { kind: 'visible' }
  | { kind: 'scheduled'; at: string }
  | { kind: 'drafts' }
  | { kind: 'refused'; complaints: TextComplaint[] }
  | { kind: 'overtaken' }
  | { kind: 'unchanged' }
  /** Begun, and not seen by visitors: why. */
  | { kind: 'notVisible'; text: string }

/** Between two looks at a publication, in milliseconds. */
const pause = 700

/** Whether something has changed on the server since. */
export const hasChanged = ({ kind }: OrderState): boolean =>
  ['underway', 'visible', 'scheduled', 'drafts', 'overtaken', 'notVisible'].includes(kind)

/** Whether it can be ordered, or ordered again. */
export const isAsking = ({ kind }: OrderState): boolean => ['none', 'sending', 'failed'].includes(kind)

/** Orders something that is published, and waits until visitors see it. */
export function useOrder() {
  const { client } = useAdmin()
  const [state, setState] = useState<OrderState>({ kind: 'none' })
  const revision = state.kind === 'underway' ? state.revision : undefined

  useEffect(() => {
    if (revision === undefined) return
    let timer: ReturnType<typeof setTimeout>
    let isWanted = true
    const look = async () => {
      const result = await client.get<PublicationState>(withQuery(contentsApi.publication, { id: revision }))
      if (!isWanted) return
      // Without an answer nothing is known: it goes on by itself, and is looked at again.
      const answer: PublicationState = result.kind === 'ok' ? result.value : { kind: 'underway' }
      if (answer.kind === 'underway') timer = setTimeout(look, pause)
      else if (answer.kind === 'failed') setState({ kind: 'notVisible', text: answer.message })
      else setState(answer)
    }
    void look()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [client, revision])

  const order = useCallback(
    async (path: string, body: object) => {
      setState({ kind: 'sending' })
      const result = await client.post<PublishAnswer>(path, body)
      if (result.kind === 'ok') setState(result.value)
      else if (result.kind === 'signedOut' || result.kind === 'refused') setState({ kind: 'none' })
      else setState({ kind: 'failed', text: toFailureText(result) })
    },
    [client],
  )
  return { state, order, reset: useCallback(() => setState({ kind: 'none' }), []) }
}
