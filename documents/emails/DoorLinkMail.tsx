import { Link, Text } from '@react-email/components'
import type { DoorMailWords } from '../../content/words/door-mail.ts'
import { MailButton } from './MailButton.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'

/** A link to the administrator's door: one button, the same address to copy, and what to do with a mail nobody asked for. */
export function DoorLinkMail({ words }: { words: DoorMailWords }) {
  return (
    <OwnerMail words={words}>
      <MailButton href="{{doorUrl}}">{words.button}</MailButton>
      <Text className="muted display" style={{ ...styles.small, marginTop: 16 }}>
        {words.afterButton}
      </Text>
      <Text className="muted display" style={styles.small}>
        <Link className="link" href="{{doorUrl}}" style={styles.address}>
          {'{{doorUrl}}'}
        </Link>
      </Text>
      <Text className="text" style={{ ...styles.text, margin: '36px 0 0' }}>
        {words.unasked}
      </Text>
    </OwnerMail>
  )
}
