import { Heading } from '@react-email/components'
import { ownerMail } from '../../content/words/owner-mail.ts'
import { HyphenList } from './HyphenList.tsx'
import { MailButton } from './MailButton.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'

const words = ownerMail.capNotice

/** Tells the owner that a cap on outgoing mail was reached, what that means and what to look at. */
export function CapNotice() {
  return (
    <OwnerMail words={words}>
      <Heading as="h2" className="text display" style={styles.subheading}>
        {words.meaningHeading}
      </Heading>
      <HyphenList items={words.meaning} />
      <Heading as="h2" className="text display" style={styles.subheading}>
        {words.actionHeading}
      </Heading>
      <HyphenList items={words.action} />
      <MailButton href="{{adminUrl}}">{words.button}</MailButton>
    </OwnerMail>
  )
}
