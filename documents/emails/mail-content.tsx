import { createContext, useContext } from 'react'
import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import type { MailName, SlotOf } from '../../contract/mail-template.ts'

/** What the mails are written from. */
export type MailContent = Pick<Content, 'settings' | 'owner' | 'messages' | 'admin'>

/** Messages of one language. */
export type Messages = Content['messages'][Locale]

/** How every mail begins. */
export type Opening = Record<'subject' | 'preview' | 'heading' | 'intro', string>

type OneMail = Omit<MailContent, 'messages'> & { locale: Locale; messages: Messages }

/** The content that one mail is drawn from, with the messages of its language. */
export const MailContext = createContext<OneMail | undefined>(undefined)

/** The content of the mail that is drawn. */
export function useMailContent(): OneMail {
  const content = useContext(MailContext)
  if (!content) throw new Error('a mail is drawn without its content')
  return content
}

/** Where the server puts a value; `lines` keeps those of the value, `quoted` marks them. */
export const slot = (name: SlotOf<MailName>, form?: 'lines' | 'quoted'): string =>
  `{{${name}${form ? `|${form}` : ''}}}`
