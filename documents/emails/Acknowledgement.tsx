import { Text } from '@react-email/components'
import type { Messages } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { VisitorMail } from './VisitorMail.tsx'

/** Tells the writer of a message that it is stored. It has none of their own words: anybody could have typed them. */
export function Acknowledgement({ mail }: { mail: Messages['acknowledgement'] }) {
  return (
    <VisitorMail mail={mail}>
      <Text className="text" style={{ ...styles.text, margin: '16px 0 0' }}>
        {mail.next}
      </Text>
    </VisitorMail>
  )
}
