import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toAdminMessages } from '../../admin/shared/admin-messages.ts'
import { AdminMessagesProvider } from '../../admin/shared/use-admin-messages.tsx'
import { testContent } from './content.ts'

/** The messages of the administrator's app, as its page carries them. */
export const adminMessages = toAdminMessages(testContent)

/** A part of the app as HTML, with its messages around it. */
export const drawAdminPart = (part: ReactNode): string =>
  renderToStaticMarkup(<AdminMessagesProvider value={adminMessages}>{part}</AdminMessagesProvider>)
