import { Text } from '@react-email/components'
import { MailButton } from './MailButton.tsx'
import { useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'
import { slotsOf } from './slots.ts'

const { slot } = slotsOf('warning')

/** Warns the owner of what the product has seen go wrong, each problem with what to do. */
export function Warning() {
  const words = useMailContent().admin.mails.warning
  return (
    <OwnerMail words={words}>
      <Text className="text" style={{ ...styles.text, whiteSpace: 'pre-line' }}>
        {slot('problems', 'lines')}
      </Text>
      <Text className="text" style={styles.text}>
        {words.after}
      </Text>
      <MailButton href={slot('adminUrl')}>{words.button}</MailButton>
    </OwnerMail>
  )
}
