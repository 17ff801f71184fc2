import { Heading, Text } from '@react-email/components'
import { HyphenList } from './HyphenList.tsx'
import { MailButton } from './MailButton.tsx'
import { slot, useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'

/** Tells the owner in one mail what would otherwise be many: how many notices and mails, and what to look at. */
export function Digest() {
  const mail = useMailContent().admin.mails.owner.digest
  return (
    <OwnerMail mail={mail}>
      <Text className="text" style={styles.text}>
        <strong>{slot('lines', 'lines')}</strong>
      </Text>
      <Heading as="h2" className="text display" style={styles.subheading}>
        {mail.meaningHeading}
      </Heading>
      <HyphenList items={mail.meaning} />
      <Heading as="h2" className="text display" style={styles.subheading}>
        {mail.actionHeading}
      </Heading>
      <HyphenList items={mail.action} />
      <MailButton href={slot('adminUrl')}>{mail.button}</MailButton>
    </OwnerMail>
  )
}
