import { Text } from '@react-email/components'
import { settings } from '../../content/settings.ts'
import { ownerMail } from '../../content/words/owner-mail.ts'
import { styles } from './mail-style.ts'

/** The foot of the mails to the owner: who sends this, and why. */
export function OwnerFooter() {
  return (
    <Text style={styles.footerText}>
      <strong style={styles.footerBrand}>{settings.brand}</strong>
      <br />
      {ownerMail.automatic}
    </Text>
  )
}
