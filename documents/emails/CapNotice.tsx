import { Heading, Text } from '@react-email/components'
import { ownerMail } from '../../content/words/owner-mail.ts'
import { HyphenList } from './HyphenList.tsx'
import { MailButton } from './MailButton.tsx'
import { MailLayout } from './MailLayout.tsx'
import { styles } from './mail-style.ts'
import { OwnerFooter } from './OwnerFooter.tsx'

const words = ownerMail.capNotice

/** Tells the owner that a cap on outgoing mail was reached, what that means and what to look at. */
export function CapNotice() {
  return (
    <MailLayout
      locale="fr"
      subject={words.subject}
      preview={words.preview}
      heading={words.heading}
      footer={<OwnerFooter />}
    >
      <Text className="text" style={styles.text}>
        {words.intro}
      </Text>
      <Heading as="h2" className="text display" style={styles.subheading}>
        {words.meaningHeading}
      </Heading>
      <HyphenList items={words.meaning} />
      <Heading as="h2" className="text display" style={styles.subheading}>
        {words.actionHeading}
      </Heading>
      <HyphenList items={words.action} />
      <MailButton href="{{adminUrl}}">{words.button}</MailButton>
    </MailLayout>
  )
}
