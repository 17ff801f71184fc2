import { Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { MailLayout } from './MailLayout.tsx'
import { type Opening, useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'

/** The frame of every mail to the owner: its first sentence, and the foot that says who writes. */
export function OwnerMail({ mail, children }: { mail: Opening; children: ReactNode }) {
  const { settings, admin } = useMailContent()
  const footer = (
    <Text style={styles.footerText}>
      <strong style={styles.footerBrand}>{settings.brand}</strong>
      <br />
      {admin.mails.owner.automatic}
    </Text>
  )
  return (
    <MailLayout mail={mail} footer={footer}>
      <Text className="text" style={styles.text}>
        {mail.intro}
      </Text>
      {children}
    </MailLayout>
  )
}
