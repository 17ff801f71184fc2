import { Heading, Text } from '@react-email/components'
import { FactList } from './FactList.tsx'
import { MailButton } from './MailButton.tsx'
import { slot, useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'

/** Tells the owner of a new lead. The address is the visitor's only text here that leads anywhere. */
export function LeadNotification() {
  const mail = useMailContent().admin.mails.owner.leadNotification
  return (
    <OwnerMail mail={mail}>
      <FactList facts={['email', 'language', 'page', 'date']} labels={mail.facts} />
      <Text className="text" style={styles.text}>
        {mail.delivery}
      </Text>
      <MailButton href={slot('adminUrl')}>{mail.button}</MailButton>
      <Heading as="h2" className="text display" style={styles.subheading}>
        {mail.consentHeading}
      </Heading>
      <Text className="text" style={{ ...styles.text, margin: 0 }}>
        {mail.consent}
      </Text>
    </OwnerMail>
  )
}
