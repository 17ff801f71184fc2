import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MessagesContext } from '../../admin/shared/admin-context.tsx'
import { toAdminMessages } from '../../admin/shared/admin-messages.ts'
import { testContent } from './content.ts'

/** The messages of the administrator's app, as its page carries them. */
export const adminMessages = toAdminMessages(testContent)

/** A part of the app as HTML, with its messages around it. */
export const drawAdminPart = (part: ReactNode): string =>
  renderToStaticMarkup(<MessagesContext value={adminMessages}>{part}</MessagesContext>)
