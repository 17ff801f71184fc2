import { Text } from '@react-email/components'
import { slot } from './mail-content.tsx'
import { styles } from './mail-style.ts'

/** Lines and spaces as they were typed; each text in the direction that it is read in. */
const typed = { ...styles.text, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

/** What the owner wrote, and below it the message that it answers. */
export function AnsweredText() {
  return (
    <>
      <div dir="auto">
        <Text className="text" style={typed}>
          {slot('answer', 'lines')}
        </Text>
      </div>
      <Text className="muted" style={{ ...styles.small, marginTop: 32 }}>
        {slot('quote')}
      </Text>
      <blockquote className="hair" dir="auto" style={styles.quote}>
        <Text className="muted" style={{ ...typed, ...styles.small }}>
          {slot('message', 'quoted')}
        </Text>
      </blockquote>
    </>
  )
}
