import { createContext, type ReactNode, useContext } from 'react'
import type { AdminMessages } from './admin-messages.ts'

const Context = createContext<AdminMessages | undefined>(undefined)

/** Gives the messages to everything below it. `value` must stay the same object. */
export function AdminMessagesProvider({ value, children }: { value: AdminMessages; children: ReactNode }) {
  return <Context value={value}>{children}</Context>
}

/** Every message of the administrator's app. */
export function useAdminMessages(): AdminMessages {
  const messages = useContext(Context)
  if (!messages) throw new Error('the administration is drawn without its messages')
  return messages
}
