import { Text } from '@react-email/components'
import { AddressToCopy } from './AddressToCopy.tsx'
import { MailButton } from './MailButton.tsx'
import { slot, useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'

/** A sign-in link: one button, the same address to copy, and what to do with a mail nobody asked for. */
export function SignInLinkMail() {
  const mail = useMailContent().admin.mails.signIn
  return (
    <OwnerMail mail={mail}>
      <MailButton href={slot('signInUrl')}>{mail.button}</MailButton>
      <div data-skip-in-text="true">
        <AddressToCopy label={mail.afterButton} address={slot('signInUrl')} />
      </div>
      <Text className="text" style={{ ...styles.text, margin: '36px 0 0' }}>
        {mail.unasked}
      </Text>
    </OwnerMail>
  )
}
