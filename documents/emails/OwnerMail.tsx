import { Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { MailLayout } from './MailLayout.tsx'
import { styles } from './mail-style.ts'
import { OwnerFooter } from './OwnerFooter.tsx'

type OwnerMailProps = {
  words: { subject: string; preview: string; heading: string; intro: string }
  children: ReactNode
}

/** The frame of every mail to the owner: in French, with its first sentence and the foot that says who writes. */
export function OwnerMail({ words, children }: OwnerMailProps) {
  const { subject, preview, heading, intro } = words
  return (
    <MailLayout locale="fr" subject={subject} preview={preview} heading={heading} footer={<OwnerFooter />}>
      <Text className="text" style={styles.text}>
        {intro}
      </Text>
      {children}
    </MailLayout>
  )
}
