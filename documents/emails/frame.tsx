import { type CSSProperties, Fragment, type ReactNode } from 'react'
import type { Locale } from '../../contract/locales.ts'
import type { MailContent, MailName, MailValues } from '../../contract/mails.ts'
import { toMailto } from '../../contract/text.ts'
import { forWord, line, mailStyleSheet, outlookStyle, styles } from './style.ts'

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

type LayoutTableProps = { className?: string; style?: CSSProperties; children: ReactNode }

/** A table that only places things, since Word, inside Outlook, knows no other layout. Its rows are `children`. */
function LayoutTable({ className, style, children }: LayoutTableProps) {
  return (
    <table
      className={className}
      role="presentation"
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

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
        <LayoutTable className="page" style={style}>
          {children}
        </LayoutTable>
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

type Link = { href: string; className?: string; style?: CSSProperties; children: ReactNode }

/** A link in a text. */
export function MailLink({ href, className = 'link', style = styles.link, children }: Link) {
  return (
    <a className={className} href={href} target="_blank" style={style} rel="noopener">
      {children}
    </a>
  )
}

/** The one action of a mail: a red pill that ends with the hyphen. Without round corners in Word, which leaves room around it all the same. */
export function MailButton({ href, children }: { href: string; children: string }) {
  return (
    <LayoutTable>
      <tr>
        <td className="display" style={styles.buttonRow}>
          <a className="button" href={href} target="_blank" style={styles.button} rel="noopener">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a conditional comment, which React cannot write */}
            <span dangerouslySetInnerHTML={{ __html: forWord.before }} />
            <span style={styles.buttonText}>
              {children}
              <span aria-hidden="true">{'\u00a0\u00a0—'}</span>
            </span>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a conditional comment, which React cannot write; it ends what the first one begins */}
            <span dangerouslySetInnerHTML={{ __html: forWord.after }} />
          </a>
        </td>
      </tr>
    </LayoutTable>
  )
}

/** The address of a button once more, to copy it. */
export function AddressToCopy({ label, address }: { label: string; address: string }) {
  return (
    <>
      <p className="muted display" style={{ ...styles.small, margin: '16px 0 8px' }}>
        {label}
      </p>
      <p className="muted display" style={styles.small}>
        <MailLink href={address} style={styles.address}>
          {address}
        </MailLink>
      </p>
    </>
  )
}

/** A value with its lines: Word, inside Outlook, knows no line but that of an element. What it stands in is `typed`, see `toPlainText`. */
export function Lines({ of }: { of: string }) {
  return of.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

type FactListProps<Fact extends string> = {
  facts: readonly Fact[]
  labels: Record<Fact, string>
  values: Record<Fact, string>
}

/** What is known of a lead or an enquiry, line by line: label, value. The address can be answered. */
export function FactList<Fact extends string>({ facts, labels, values }: FactListProps<Fact>) {
  return (
    <LayoutTable className="hair" style={styles.facts}>
      {facts.map((fact) => (
        <tr className="fact" key={fact}>
          <td className="fact-label muted hair display" width={96} valign="top" style={styles.factLabel}>
            {labels[fact]}
          </td>
          <td className="typed text hair display" valign="top" style={styles.factValue}>
            {fact === 'email' ? <MailLink href={toMailto(values[fact])}>{values[fact]}</MailLink> : values[fact]}
          </td>
        </tr>
      ))}
    </LayoutTable>
  )
}

/** A list whose bullets are hyphens, the red line lying flat; a table, because Word indents real lists as it likes. */
export function HyphenList({ items }: { items: readonly string[] }) {
  return (
    <LayoutTable>
      {items.map((item) => (
        <tr className="item" key={item}>
          <td className="bullet" width={32} valign="top" style={{ ...styles.text, width: 32, paddingBottom: 8 }}>
            <span className="hyphen" aria-hidden="true" style={styles.hyphen}>
              —
            </span>
          </td>
          <td className="text" valign="top" style={{ ...styles.text, paddingBottom: 8 }}>
            {item}
          </td>
        </tr>
      ))}
    </LayoutTable>
  )
}

/** Lines and spaces as they were typed; each text in the direction that it is read in. */
const typed = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

/** What the owner wrote, and below it the message that it answers. */
export function AnsweredText({ answer, quote, message }: Record<'answer' | 'quote' | 'message', string>) {
  return (
    <>
      <div dir="auto">
        <p className="typed text" style={{ ...styles.text, ...typed }}>
          <Lines of={answer} />
        </p>
      </div>
      <p className="muted" style={{ ...styles.small, margin: '32px 0 8px' }}>
        {quote}
      </p>
      <blockquote className="hair" dir="auto" style={styles.quote}>
        <p className="typed muted" style={{ ...styles.small, ...typed }}>
          <Lines of={message} />
        </p>
      </blockquote>
    </>
  )
}
