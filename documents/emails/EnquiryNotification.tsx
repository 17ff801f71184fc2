import { Heading, Text } from '@react-email/components'
import { contactFields } from '../../contract/forms/contact.ts'
import { perKey } from '../../contract/per-key.ts'
import { FactList } from './FactList.tsx'
import { MailButton } from './MailButton.tsx'
import { slot, useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'

/** Brings the owner a message of the contact form; an answer to it goes to the visitor. */
export function EnquiryNotification() {
  const { admin, messages } = useMailContent()
  const mail = admin.mails.enquiry
  const typed = contactFields.filter((field) => field !== 'message')
  const labels = { ...perKey(typed, (field) => messages.contactForm[field].label), ...mail.facts }
  return (
    <OwnerMail mail={mail}>
      <FactList facts={[...typed, 'language', 'page', 'date']} labels={labels} />
      <Heading as="h2" className="text display" style={styles.subheading}>
        {mail.messageHeading}
      </Heading>
      <Text className="text" style={{ ...styles.text, overflowWrap: 'anywhere' }}>
        {slot('message', 'lines')}
      </Text>
      <Text className="text" style={styles.text}>
        {mail.reply} {mail.languageNote}
      </Text>
      <Text className="text" style={styles.text}>
        {mail.caution}
      </Text>
      <MailButton href={slot('adminUrl')}>{mail.button}</MailButton>
    </OwnerMail>
  )
}
