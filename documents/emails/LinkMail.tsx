import { Link, Text } from '@react-email/components'
import type { Locale } from '../../contract/locales.ts'
import { MailButton } from './MailButton.tsx'
import type { Messages } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { VisitorMail } from './VisitorMail.tsx'

type LinkMailProps = {
  locale: Locale
  mail: Messages['checklistMail']
  footer: Messages['site']['footer']
  /** The slot of the address, `{{name}}`. */
  address: string
}

/** A mail to a visitor that leads to one page: a button, and the same address to copy. Nothing else, and no advertising. */
export function LinkMail({ locale, mail, footer, address }: LinkMailProps) {
  return (
    <VisitorMail locale={locale} mail={mail} footer={footer}>
      <MailButton href={address}>{mail.button}</MailButton>
      <Text className="muted display" style={{ ...styles.small, marginTop: 16 }}>
        {mail.afterButton}
      </Text>
      <Text className="muted display" style={styles.small}>
        <Link className="link" href={address} style={styles.address}>
          {address}
        </Link>
      </Text>
    </VisitorMail>
  )
}
