import type { ReactNode } from 'react'
import { fillText } from '../../contract/fill-text.ts'
import { contactFields } from '../../contract/forms/contact.ts'
import { perKey } from '../../contract/per-key.ts'
import { type AnyMail, MailLayout, type MailOf } from './MailLayout.tsx'
import { AddressToCopy, AnsweredText, FactList, HyphenList, Lines, MailButton } from './mail-parts.tsx'
import { styles } from './mail-style.ts'

type OwnerMailProps = { mail: AnyMail; words: Record<'preview' | 'heading' | 'intro', string>; children: ReactNode }

/** The frame of every mail to the owner: its first sentence, and the foot that says who writes. */
function OwnerMail({ mail, words, children }: OwnerMailProps) {
  const footer = (
    <p style={styles.footerText}>
      <strong style={styles.footerBrand}>{mail.settings.brand}</strong>
      <br />
      {mail.admin.mails.owner.automatic}
    </p>
  )
  return (
    <MailLayout mail={mail} opening={words} footer={footer}>
      <Paragraph>{words.intro}</Paragraph>
      {children}
    </MailLayout>
  )
}

function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="text" style={styles.text}>
      {children}
    </p>
  )
}

function Subheading({ children }: { children: string }) {
  return (
    <h2 className="text display" style={styles.subheading}>
      {children}
    </h2>
  )
}

/** Tells the owner of a new lead. The address is the visitor's only text here that leads anywhere. */
export function LeadNotification(mail: MailOf<'leadNotification'>) {
  const words = mail.admin.mails.owner.leadNotification
  return (
    <OwnerMail mail={mail} words={words}>
      <FactList facts={['email', 'language', 'page', 'date']} labels={words.facts} values={mail.values} />
      <Paragraph>{words.delivery}</Paragraph>
      <MailButton href={mail.values.adminUrl}>{words.button}</MailButton>
      <Subheading>{words.consentHeading}</Subheading>
      <p className="text" style={{ ...styles.text, margin: 0 }}>
        {words.consent}
      </p>
    </OwnerMail>
  )
}

/** Tells the owner in one mail what would otherwise be many: how many notices and mails, and what to look at. */
export function Digest(mail: MailOf<'digest'>) {
  const words = mail.admin.mails.owner.digest
  return (
    <OwnerMail mail={mail} words={words}>
      <p className="typed text" style={styles.text}>
        <strong>
          <Lines of={mail.values.lines} />
        </strong>
      </p>
      <Subheading>{words.meaningHeading}</Subheading>
      <HyphenList items={words.meaning} />
      <Subheading>{words.actionHeading}</Subheading>
      <HyphenList items={words.action} />
      <MailButton href={mail.values.adminUrl}>{words.button}</MailButton>
    </OwnerMail>
  )
}

/** Brings the owner a message of the contact form; an answer to it goes to the visitor. */
export function EnquiryNotification(mail: MailOf<'enquiry'>) {
  const { messages, values } = mail
  const words = mail.admin.mails.enquiry
  const typed = contactFields.filter((field) => field !== 'message')
  const labels = { ...perKey(typed, (field) => messages.contactForm[field].label), ...words.facts }
  return (
    <OwnerMail mail={mail} words={words}>
      <FactList facts={[...typed, 'language', 'page', 'date']} labels={labels} values={values} />
      <Subheading>{words.messageHeading}</Subheading>
      <p className="typed text" style={{ ...styles.text, overflowWrap: 'anywhere' }}>
        <Lines of={values.message} />
      </p>
      <Paragraph>{fillText(`${words.reply} ${words.languageNote}`, values)}</Paragraph>
      <Paragraph>{words.caution}</Paragraph>
      <MailButton href={values.adminUrl}>{words.button}</MailButton>
    </OwnerMail>
  )
}

/** The owner's own answer for the owner, who goes on from the mail program by answering it. */
export function AnswerCopy(mail: MailOf<'answerCopy'>) {
  const words = mail.admin.mails.answerCopy
  return (
    <OwnerMail mail={mail} words={{ ...words, intro: fillText(words.intro, mail.values) }}>
      <div className="hair" style={styles.copied}>
        <AnsweredText {...mail.values} />
      </div>
      <MailButton href={mail.values.adminUrl}>{words.button}</MailButton>
    </OwnerMail>
  )
}

/** Warns the owner of what the product has seen go wrong, each problem with what to do. */
export function Warning(mail: MailOf<'warning'>) {
  const words = mail.admin.mails.warning
  return (
    <OwnerMail mail={mail} words={words}>
      <p className="typed text" style={styles.text}>
        <Lines of={mail.values.problems} />
      </p>
      <Paragraph>{words.after}</Paragraph>
      <MailButton href={mail.values.adminUrl}>{words.button}</MailButton>
    </OwnerMail>
  )
}

/** A sign-in link: one button, the same address to copy, and what to do with a mail nobody asked for. */
export function SignInLink(mail: MailOf<'signInLink'>) {
  const words = mail.admin.mails.signIn
  return (
    <OwnerMail mail={mail} words={words}>
      <MailButton href={mail.values.signInUrl}>{words.button}</MailButton>
      <div data-skip-in-text="true">
        <AddressToCopy label={words.afterButton} address={mail.values.signInUrl} />
      </div>
      <p className="text" style={{ ...styles.text, margin: '36px 0 0' }}>
        {words.unasked}
      </p>
    </OwnerMail>
  )
}
