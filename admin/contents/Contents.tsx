import { useMemo } from 'react'
import { contentsApi } from '../../contract/api/admin-contents.ts'
import type { ContentsMessages } from '../../contract/content/contents-messages.ts'
import { ContentsMessagesContext, useMessages } from '../shared/admin-context.tsx'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { useLoaded } from '../shared/use-loaded.ts'
import { Waiting } from '../shared/Waiting.tsx'
import { ContentsScreen, type ContentsScreenProps } from './ContentsScreen.tsx'
import '../shared/drafts/drafts.css'
import './contents.css'
import './fields/fields.css'

/** The owner's contents with what they say and how they look: whoever reads addresses and messages loads none of it. */
export function Contents(place: ContentsScreenProps) {
  const messages = useMessages()
  const { value, isFailed, retry } = useLoaded<ContentsMessages>(contentsApi.messages)
  const all = useMemo(() => value && { ...messages, ...value }, [messages, value])
  if (all)
    return (
      <ContentsMessagesContext value={all}>
        <ContentsScreen {...place} />
      </ContentsMessagesContext>
    )
  return (
    <div className="screen">
      {isFailed ? (
        <LoadFailure text={messages.contentsFrame.failed} onRetry={retry} />
      ) : (
        <Waiting text={messages.contentsFrame.loading} />
      )}
    </div>
  )
}
