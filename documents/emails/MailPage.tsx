import { Body, Html, Preview } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'
import { MailHead } from './MailHead.tsx'
import { useMailContent } from './mail-content.tsx'
import { outlookStyle, styles } from './mail-style.ts'

type MailPageProps = { title: string; preview?: string; style: CSSProperties; children: ReactNode }

/** What every mail stands in: its head, what Outlook needs, and one table as wide as the window, whose rows are `children`. */
export function MailPage({ title, preview, style, children }: MailPageProps) {
  const { locale } = useMailContent()
  return (
    <Html lang={locale}>
      <MailHead title={title} />
      <Body className="page" style={styles.body}>
        {preview !== undefined && <Preview>{preview}</Preview>}
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
      </Body>
    </Html>
  )
}
