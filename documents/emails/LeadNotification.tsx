import { Heading, Text } from '@react-email/components'
import { FactList } from './FactList.tsx'
import { MailButton } from './MailButton.tsx'
import { useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'
import { slotsOf } from './slots.ts'
import { VisitorAddress } from './VisitorAddress.tsx'

const { slot } = slotsOf('leadNotification')

/** Tells the owner of a new lead. The address is the visitor's only text here that leads anywhere. */
export function LeadNotification() {
  const words = useMailContent().admin.mails.owner.leadNotification
  return (
    <OwnerMail words={words}>
      <FactList
        facts={[
          { label: words.facts.email, value: <VisitorAddress slot={slot('email')} /> },
          { label: words.facts.language, value: slot('language') },
          { label: words.facts.page, value: slot('page') },
          { label: words.facts.date, value: slot('date') },
          { label: words.facts.campaign, value: slot('campaign') },
        ]}
      />
      <Text className="text" style={styles.text}>
        {words.delivery}
      </Text>
      <MailButton href={slot('adminUrl')}>{words.button}</MailButton>
      <Heading as="h2" className="text display" style={styles.subheading}>
        {words.consentHeading}
      </Heading>
      <Text className="text" style={{ ...styles.text, margin: 0 }}>
        {words.consent}
      </Text>
    </OwnerMail>
  )
}
