import { Text } from '@react-email/components'
import { useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'

/** The foot of the mails to the owner: who sends this, and why. */
export function OwnerFooter() {
  const { settings, admin } = useMailContent()
  return (
    <Text style={styles.footerText}>
      <strong style={styles.footerBrand}>{settings.brand}</strong>
      <br />
      {admin.mails.owner.automatic}
    </Text>
  )
}
