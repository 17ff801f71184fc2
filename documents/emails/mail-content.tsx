import { render } from '@react-email/render'
import { createContext, type ReactElement, useContext } from 'react'
import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'

/** What the mails are written from. */
export type MailContent = Pick<Content, 'settings' | 'messages' | 'admin'>

/** Messages of one language. */
export type Messages = Content['messages'][Locale]

const Context = createContext<MailContent | undefined>(undefined)

/** The content that the mail is written from. */
export function useMailContent(): MailContent {
  const content = useContext(Context)
  if (!content) throw new Error('a mail is drawn without its content')
  return content
}

/** A mail as HTML. */
export const renderMail = (content: MailContent, mail: ReactElement): Promise<string> =>
  render(<Context value={content}>{mail}</Context>)
