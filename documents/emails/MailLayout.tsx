import { Heading } from '@react-email/components'
import type { ReactNode } from 'react'
import { MailPage } from './MailPage.tsx'
import { type Opening, useMailContent } from './mail-content.tsx'
import { line, styles } from './mail-style.ts'

type MailLayoutProps = { mail: Opening; footer: ReactNode; children: ReactNode }

/**
 * The sheet of every mail: mustard head, white content, ink foot, as wide as the window, around one column
 * of 600 px. The red line comes in from the left under the head, runs down the margin and leaves to the left.
 * One table and its borders draw it all: no picture to load, and Word only loses the round corners.
 */
export function MailLayout({ mail, footer, children }: MailLayoutProps) {
  const { settings } = useMailContent()
  return (
    <MailPage title={mail.subject} preview={mail.preview} style={styles.page}>
      <tr>
        <td className="mustard" style={styles.mustard} />
        <td className="mustard pad display" width={600} style={{ ...styles.mustard, padding: '28px 40px 36px' }}>
          <p className="text" data-skip-in-text="true" style={styles.brand}>
            {settings.brand}
          </p>
          <Heading as="h1" className="heading text" style={styles.heading}>
            {mail.heading}
          </Heading>
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
