import { Link, Text } from '@react-email/components'
import { AnsweredText } from './AnsweredText.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import { MailPage } from './MailPage.tsx'
import { slot, useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'

/** A letter that the owner wrote to one person: no head and no button, only its text and, small, who writes. */
export function Answer() {
  const { settings, messages } = useMailContent()
  const link = { className: 'link', style: styles.link }
  return (
    <MailPage title={slot('subject')} style={styles.letter}>
      <tr>
        <td className="content pad" style={{ ...styles.content, padding: '24px 24px 8px' }}>
          <AnsweredText />
        </td>
      </tr>
      <tr>
        <td className="end" />
      </tr>
      <tr>
        <td className="content pad hair display" style={styles.letterFoot}>
          <Text className="muted" style={{ ...styles.small, margin: 0 }}>
            <span className="hyphen" aria-hidden="true" style={styles.hyphen}>
              {'— '}
            </span>
            {settings.brand}
            <br />
            <Link {...link} href={slot('siteUrl')}>
              {slot('siteUrl')}
            </Link>
            <br />
            <LegalLinks {...link} />
            <span aria-hidden="true">{' – '}</span>
            <Link {...link} href={slot('eraseUrl')}>
              {messages.acknowledgement.erase}
            </Link>
          </Text>
        </td>
      </tr>
    </MailPage>
  )
}
