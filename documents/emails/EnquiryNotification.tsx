import { Heading, Text } from '@react-email/components'
import { FactList } from './FactList.tsx'
import { listEnquiryFacts } from './list-enquiry-facts.ts'
import { MailButton } from './MailButton.tsx'
import { useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'
import { slotsOf } from './slots.ts'
import { VisitorAddress } from './VisitorAddress.tsx'

const { slot, filled } = slotsOf('enquiry')

/** Brings the owner a message of the contact form; an answer to it goes to the visitor. */
export function EnquiryNotification() {
  const content = useMailContent()
  const words = content.admin.mails.enquiry
  return (
    <OwnerMail words={words}>
      <FactList
        facts={listEnquiryFacts(content).map(({ name, label }) => ({
          label,
          value: name === 'email' ? <VisitorAddress slot={slot(name)} /> : slot(name),
        }))}
      />
      <Heading as="h2" className="text display" style={styles.subheading}>
        {words.messageHeading}
      </Heading>
      <Text className="text" style={{ ...styles.text, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {slot('message', 'lines')}
      </Text>
      <Text className="text" style={styles.text}>
        {filled(words.reply)} {filled(words.languageNote)}
      </Text>
      <Text className="text" style={styles.text}>
        {words.caution}
      </Text>
      <MailButton href={slot('adminUrl')}>{words.button}</MailButton>
    </OwnerMail>
  )
}
