import { Text } from '@react-email/components'
import type { Locale } from '../../contract/locales.ts'
import type { Messages } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { VisitorMail } from './VisitorMail.tsx'

/** Tells the writer of a message that it is stored. It has none of their own words: anybody could have typed them. */
export function Acknowledgement({ locale, messages }: { locale: Locale; messages: Messages }) {
  const { acknowledgement, site } = messages
  return (
    <VisitorMail locale={locale} mail={acknowledgement} footer={site.footer}>
      <Text className="text" style={{ ...styles.text, margin: '16px 0 0' }}>
        {acknowledgement.next}
      </Text>
    </VisitorMail>
  )
}
