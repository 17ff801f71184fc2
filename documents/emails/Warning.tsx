import { Text } from '@react-email/components'
import { watchMail as words } from '../../content/words/watch-mail.ts'
import { MailButton } from './MailButton.tsx'
import { MailLayout } from './MailLayout.tsx'
import { styles } from './mail-style.ts'
import { OwnerFooter } from './OwnerFooter.tsx'

/** Warns the owner of what the product has seen go wrong, each problem with what to do. */
export function Warning() {
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
      <Text className="text" style={{ ...styles.text, whiteSpace: 'pre-line' }}>
        {'{{problems|lines}}'}
      </Text>
      <Text className="text" style={styles.text}>
        {words.after}
      </Text>
      <MailButton href="{{adminUrl}}">{words.button}</MailButton>
    </MailLayout>
  )
}
