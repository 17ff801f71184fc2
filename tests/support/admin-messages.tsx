import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContentsMessagesContext, MessagesContext } from '../../admin/shared/admin-context.tsx'
import { toAdminMessages } from '../../admin/shared/admin-messages.ts'
import { toContentsMessages } from '../../contract/content/contents-messages.ts'
import { testContent } from './content.ts'

/** The messages of the administrator's app, as its page carries them. */
export const adminMessages = toAdminMessages(testContent)

/** The same with those of the screens of the contents. */
export const contentsMessages = { ...adminMessages, ...toContentsMessages(testContent) }

/** A part of the app as HTML, with its messages around it. */
export const drawAdminPart = (part: ReactNode): string =>
  renderToStaticMarkup(
    <MessagesContext value={adminMessages}>
      <ContentsMessagesContext value={contentsMessages}>{part}</ContentsMessagesContext>
    </MessagesContext>,
  )
