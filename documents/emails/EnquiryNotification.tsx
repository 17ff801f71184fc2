import { Heading, Text } from '@react-email/components'
import { enquiryMail as words } from '../../content/words/enquiry-mail.ts'
import { FactList } from './FactList.tsx'
import { MailButton } from './MailButton.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'
import { VisitorAddress } from './VisitorAddress.tsx'

/** Brings the owner a message of the contact form; an answer to it goes to the visitor. */
export function EnquiryNotification() {
  return (
    <OwnerMail words={words}>
      <FactList
        facts={[
          { label: words.facts.name, value: '{{name}}' },
          { label: words.facts.email, value: <VisitorAddress /> },
          { label: words.facts.subject, value: '{{subject}}' },
          { label: words.facts.language, value: '{{language}}' },
          { label: words.facts.page, value: '{{page}}' },
          { label: words.facts.date, value: '{{date}}' },
          { label: words.facts.campaign, value: '{{campaign}}' },
        ]}
      />
      <Heading as="h2" className="text display" style={styles.subheading}>
        {words.messageHeading}
      </Heading>
      <Text className="text" style={{ ...styles.text, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {'{{message|lines}}'}
      </Text>
      <Text className="text" style={styles.text}>
        {words.reply} {words.languageNote}
      </Text>
      <Text className="text" style={styles.text}>
        {words.caution}
      </Text>
      <MailButton href="{{adminUrl}}">{words.button}</MailButton>
    </OwnerMail>
  )
}
