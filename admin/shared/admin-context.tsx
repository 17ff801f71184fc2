import { createContext, useContext } from 'react'
import type { ContentsMessages } from '../../contract/content/contents-messages.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { AdminMessages } from './admin-messages.ts'
import type { Client } from './client.ts'

/** Gives the messages to everything below it. Its value must stay the same object. */
export const MessagesContext = createContext<AdminMessages | undefined>(undefined)

/** Every message of the administrator's app. */
export function useMessages(): AdminMessages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('the administration is drawn without its messages')
  return messages
}

/** The same with what the screens of the contents say. */
export const ContentsMessagesContext = createContext<(AdminMessages & ContentsMessages) | undefined>(undefined)

/** Every message of the screens of the contents, and of the app around them. */
export function useContentsMessages(): AdminMessages & ContentsMessages {
  const messages = useContext(ContentsMessagesContext)
  if (!messages) throw new Error('the contents are drawn without their messages')
  return messages
}

/** Shows the one notice of the page; `undefined` takes it away. */
export type Show = (notice: NoticeContent | undefined) => void

type Admin = {
  client: Client
  show: Show
  /** To be called when something of a person has changed on the server: what is shown is loaded again. */
  refresh: () => void
}

/** Gives the client and the notice to everything below it. Its value must stay the same object. */
export const AdminContext = createContext<Admin | undefined>(undefined)

/** Counts the calls of `refresh`. */
export const ChangesContext = createContext(0)
export const useChanges = (): number => useContext(ChangesContext)

/** How every part of the app calls the server, and says how it went. */
export function useAdmin(): Admin {
  const admin = useContext(AdminContext)
  if (!admin) throw new Error('this part is drawn outside the administrator’s app')
  return admin
}
