import { Text } from '@react-email/components'
import type { Words } from '../../content/words/shape.ts'
import type { Locale } from '../../contract/locales.ts'
import { styles } from './mail-style.ts'
import { VisitorMail } from './VisitorMail.tsx'

/** Tells the writer of a message that it is stored. None of their own words stand in it: anybody could have typed them. */
export function Acknowledgement({ locale, words }: { locale: Locale; words: Words }) {
  const { acknowledgement, site } = words
  return (
    <VisitorMail locale={locale} mail={acknowledgement} footer={site.footer}>
      <Text className="text" style={{ ...styles.text, margin: '16px 0 0' }}>
        {acknowledgement.next}
      </Text>
    </VisitorMail>
  )
}
