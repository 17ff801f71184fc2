import { Text } from '@react-email/components'
import { MailButton } from './MailButton.tsx'
import { slot, useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'

/** Warns the owner of what the product has seen go wrong, each problem with what to do. */
export function Warning() {
  const mail = useMailContent().admin.mails.warning
  return (
    <OwnerMail mail={mail}>
      <Text className="text" style={styles.text}>
        {slot('problems', 'lines')}
      </Text>
      <Text className="text" style={styles.text}>
        {mail.after}
      </Text>
      <MailButton href={slot('adminUrl')}>{mail.button}</MailButton>
    </OwnerMail>
  )
}
