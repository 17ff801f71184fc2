import { Heading, Text } from '@react-email/components'
import { type ContactField, contactFields } from '../../contract/forms/contact.ts'
import { FactList } from './FactList.tsx'
import { MailButton } from './MailButton.tsx'
import { useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'
import { slotsOf } from './slots.ts'
import { VisitorAddress } from './VisitorAddress.tsx'

const { slot, filled } = slotsOf('enquiry')

/** Brings the owner a message of the contact form; an answer to it goes to the visitor. */
export function EnquiryNotification() {
  const { admin, messages } = useMailContent()
  const words = admin.mails.enquiry
  const labelOf = (field: ContactField) => messages.fr.contactForm[field].label
  return (
    <OwnerMail words={words}>
      <FactList
        facts={[
          ...contactFields
            .filter((field) => field !== 'message')
            .map((field) =>
              field === 'email'
                ? { label: words.facts.email, value: <VisitorAddress slot={slot('email')} /> }
                : { label: labelOf(field), value: slot(field) },
            ),
          { label: words.facts.language, value: slot('language') },
          { label: words.facts.page, value: slot('page') },
          { label: words.facts.date, value: slot('date') },
          { label: words.facts.campaign, value: slot('campaign') },
        ]}
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
