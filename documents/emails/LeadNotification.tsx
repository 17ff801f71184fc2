import { Heading, Link, Text } from '@react-email/components'
import { ownerMail } from '../../content/words/owner-mail.ts'
import { FactList } from './FactList.tsx'
import { MailButton } from './MailButton.tsx'
import { MailLayout } from './MailLayout.tsx'
import { styles } from './mail-style.ts'
import { OwnerFooter } from './OwnerFooter.tsx'

const words = ownerMail.leadNotification

/** Tells the owner of a new lead. The address is the visitor's only text here that leads anywhere. */
export function LeadNotification() {
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
          {
            label: words.facts.email,
            value: (
              <Link className="link" href="mailto:{{email}}" style={styles.link}>
                {'{{email}}'}
              </Link>
            ),
          },
          { label: words.facts.language, value: '{{language}}' },
          { label: words.facts.page, value: '{{page}}' },
          { label: words.facts.date, value: '{{date}}' },
          { label: words.facts.campaign, value: '{{campaign}}' },
        ]}
      />
      <Text className="text" style={styles.text}>
        {words.delivery}
      </Text>
      <MailButton href="{{adminUrl}}">{words.button}</MailButton>
      <Heading as="h2" className="text display" style={styles.subheading}>
        {words.consentHeading}
      </Heading>
      <Text className="text" style={{ ...styles.text, margin: 0 }}>
        {words.consent}
      </Text>
    </MailLayout>
  )
}
