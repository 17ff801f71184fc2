import { AnsweredText } from './AnsweredText.tsx'
import { MailButton } from './MailButton.tsx'
import { slot, useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { OwnerMail } from './OwnerMail.tsx'

/** The owner's own answer for the owner, who goes on from the mail program by answering it. */
export function AnswerCopy() {
  const mail = useMailContent().admin.mails.answerCopy
  return (
    <OwnerMail mail={mail}>
      <div className="hair" style={styles.copied}>
        <AnsweredText />
      </div>
      <MailButton href={slot('adminUrl')}>{mail.button}</MailButton>
    </OwnerMail>
  )
}
