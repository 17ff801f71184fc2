import type { CSSProperties, ReactNode } from 'react'
import type { Locale } from '../../contract/locales.ts'
import type { MailContent, MailName, MailValues } from '../../contract/mails.ts'
import { line, mailStyleSheet, outlookStyle, styles } from './mail-style.ts'

/** Messages of one language. */
export type Messages = MailContent['messages'][Locale]

/** What one mail is drawn from: the content in its language, its subject and its values. */
export type MailOf<Name extends MailName> = Omit<MailContent, 'messages'> & {
  locale: Locale
  messages: Messages
  subject: string
  values: MailValues[Name]
}

/** What every mail is drawn from. */
export type AnyMail = Omit<MailOf<never>, 'values'>

type MailPageProps = { mail: AnyMail; preview?: string; style: CSSProperties; children: ReactNode }

/** Mail programs show what follows after the preview, unless there is enough of nothing. */
const nothing = '\u00a0\u200c'.repeat(150)

/** What every mail stands in: its head, what Outlook needs, and one table as wide as the window, whose rows are `children`. */
export function MailPage({ mail, preview, style, children }: MailPageProps) {
  return (
    <html dir="ltr" lang={mail.locale}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{mail.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, which React would escape */}
        <style dangerouslySetInnerHTML={{ __html: mailStyleSheet }} />
      </head>
      <body className="page" style={styles.body}>
        {preview !== undefined && (
          <div data-skip-in-text="true" style={styles.preview}>
            {preview}
            {nothing}
          </div>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a conditional comment for Outlook, which React cannot write */}
        <div dangerouslySetInnerHTML={{ __html: outlookStyle }} />
        <table
          className="page"
          role="presentation"
          width="100%"
          border={0}
          cellPadding={0}
          cellSpacing={0}
          style={style}
        >
          <tbody>{children}</tbody>
        </table>
      </body>
    </html>
  )
}

type MailLayoutProps = {
  mail: AnyMail
  opening: Record<'preview' | 'heading', string>
  footer: ReactNode
  children: ReactNode
}

/**
 * The sheet of every mail: mustard head, white content, ink foot, as wide as the window, around one column
 * of 600 px. The red line comes in from the left under the head, runs down the margin and leaves to the left.
 * One table and its borders draw it all: no picture to load, and Word only loses the round corners.
 */
export function MailLayout({ mail, opening, footer, children }: MailLayoutProps) {
  return (
    <MailPage mail={mail} preview={opening.preview} style={styles.page}>
      <tr>
        <td className="mustard" style={styles.mustard} />
        <td className="mustard pad display" width={600} style={{ ...styles.mustard, padding: '28px 40px 36px' }}>
          <p className="text" data-skip-in-text="true" style={styles.brand}>
            {mail.settings.brand}
          </p>
          <h1 className="heading text" style={styles.heading}>
            {opening.heading}
          </h1>
        </td>
        <td className="mustard" style={styles.mustard} />
      </tr>
      <tr>
        <td className="line" style={{ borderTop: line, borderBottom: line }} />
        <td
          className="content line pad"
          width={600}
          style={{
            ...styles.content,
            padding: '40px 36px 40px 40px',
            borderTop: line,
            borderRight: line,
            borderBottom: line,
            borderRadius: '0 40px 40px 0',
          }}
        >
          {children}
        </td>
        <td />
      </tr>
      <tr>
        <td className="end" colSpan={3} height={40} style={{ fontSize: 1, lineHeight: '40px' }}>
          {'\u00a0'}
        </td>
      </tr>
      <tr>
        <td className="ink" style={styles.ink} />
        <td className="ink pad display" width={600} style={{ ...styles.ink, padding: '32px 40px 26px' }}>
          {footer}
        </td>
        <td className="ink" style={styles.ink} />
      </tr>
    </MailPage>
  )
}
