import { Link, Text } from '@react-email/components'
import { MailButton } from './MailButton.tsx'
import { useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'
import { slotsOf } from './slots.ts'

const { slot } = slotsOf('signInLink')

/** A sign-in link: one button, the same address to copy, and what to do with a mail nobody asked for. */
export function SignInLinkMail() {
  const words = useMailContent().admin.mails.signIn
  return (
    <OwnerMail words={words}>
      <MailButton href={slot('signInUrl')}>{words.button}</MailButton>
      <Text className="muted display" style={{ ...styles.small, marginTop: 16 }}>
        {words.afterButton}
      </Text>
      <Text className="muted display" style={styles.small}>
        <Link className="link" href={slot('signInUrl')} style={styles.address}>
          {slot('signInUrl')}
        </Link>
      </Text>
      <Text className="text" style={{ ...styles.text, margin: '36px 0 0' }}>
        {words.unasked}
      </Text>
    </OwnerMail>
  )
}
