import { Heading, Text } from '@react-email/components'
import { HyphenList } from './HyphenList.tsx'
import { MailButton } from './MailButton.tsx'
import { useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'
import { slotsOf } from './slots.ts'

const { slot } = slotsOf('digest')

/** Tells the owner in one mail what would otherwise be many: how many notices and mails, and what to look at. */
export function Digest() {
  const words = useMailContent().admin.mails.owner.digest
  return (
    <OwnerMail words={words}>
      <Text className="text" style={{ ...styles.text, whiteSpace: 'pre-line' }}>
        <strong>{slot('lines', 'lines')}</strong>
      </Text>
      <Heading as="h2" className="text display" style={styles.subheading}>
        {words.meaningHeading}
      </Heading>
      <HyphenList items={words.meaning} />
      <Heading as="h2" className="text display" style={styles.subheading}>
        {words.actionHeading}
      </Heading>
      <HyphenList items={words.action} />
      <MailButton href={slot('adminUrl')}>{words.button}</MailButton>
    </OwnerMail>
  )
}
