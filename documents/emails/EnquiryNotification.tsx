import { Heading, Link, Text } from '@react-email/components'
import { enquiryMail as words } from '../../content/words/enquiry-mail.ts'
import { FactList } from './FactList.tsx'
import { MailButton } from './MailButton.tsx'
import { MailLayout } from './MailLayout.tsx'
import { styles } from './mail-style.ts'
import { OwnerFooter } from './OwnerFooter.tsx'

/** Brings the owner a message of the contact form; an answer to it goes to the visitor. */
export function EnquiryNotification() {
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
      <FactList
        facts={[
          { label: words.facts.name, value: '{{name}}' },
          {
            label: words.facts.email,
            value: (
              <Link className="link" href="mailto:{{email}}" style={styles.link}>
                {'{{email}}'}
              </Link>
            ),
          },
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
    </MailLayout>
  )
}
