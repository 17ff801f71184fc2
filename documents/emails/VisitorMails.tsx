import { Fragment, type ReactNode } from 'react'
import { pathOf } from '../../contract/routes.ts'
import { type AnyMail, MailLayout, type MailOf, MailPage, type Messages } from './MailLayout.tsx'
import { AddressToCopy, AnsweredText, MailButton, MailLink, toMailto } from './mail-parts.tsx'
import { styles } from './mail-style.ts'

type LegalLinksProps = { mail: AnyMail; siteUrl: string; className?: string; style?: typeof styles.footerLink }

/** Who writes, as the law wants it said in a mail: the legal notice, and what is done with the reader's data. */
function LegalLinks({ mail: { messages, locale }, siteUrl, ...link }: LegalLinksProps) {
  const { legalNotice, privacy } = messages.site.footer
  return (
    <>
      <MailLink {...link} href={`${siteUrl}${pathOf('legalNotice', locale)}`}>
        {legalNotice}
      </MailLink>
      <span aria-hidden="true">{' – '}</span>
      <MailLink {...link} href={`${siteUrl}${pathOf('privacy', locale)}`}>
        {privacy}
      </MailLink>
    </>
  )
}

type VisitorMailProps = {
  mail: MailOf<'acknowledgement'>
  words: Omit<Messages['acknowledgement'], 'next'>
  /** Between the first sentence and the signature. */
  children: ReactNode
}

/** A mail to a visitor: what it is about, a greeting, and the way out. */
function VisitorMail({ mail, words, children }: VisitorMailProps) {
  const { settings, owner } = mail
  const [first, ...others] = [owner.name, settings.brand, owner.phone].filter((line) => line !== undefined)
  return (
    <MailLayout mail={mail} opening={words} footer={<VisitorFooter mail={mail} why={words.why} erase={words.erase} />}>
      <p className="text" style={{ ...styles.text, margin: 0 }}>
        {words.intro}
      </p>
      {children}
      <p className="text" style={{ ...styles.text, margin: '36px 0 0' }}>
        {words.signature}
        <br />
        <strong>{first}</strong>
        {others.map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </p>
    </MailLayout>
  )
}

type VisitorFooterProps = { mail: MailOf<'acknowledgement'>; why: string; erase: string }

function VisitorFooter({ mail, why, erase }: VisitorFooterProps) {
  const { brand, email } = mail.settings
  const { eraseUrl, siteUrl } = mail.values
  const link = { className: '', style: styles.footerLink }
  return (
    <>
      <p style={styles.footerText}>
        {`${why} `}
        <MailLink {...link} href={eraseUrl}>
          {erase}
        </MailLink>
      </p>
      <p style={styles.footerText}>
        <strong style={styles.footerBrand}>{brand}</strong>
        <br />
        <MailLink {...link} href={siteUrl}>
          {siteUrl}
        </MailLink>
        <br />
        <MailLink {...link} href={toMailto(email)}>
          {email}
        </MailLink>
      </p>
      <p style={styles.footerText}>
        <LegalLinks {...link} mail={mail} siteUrl={siteUrl} />
      </p>
    </>
  )
}

type LinkMailProps = { mail: MailOf<'acknowledgement'>; words: Messages['checklistMail']; address: string }

/** A mail to a visitor that leads to one page: a button, and the same address to copy. Nothing else, and no advertising. */
function LinkMail({ mail, words, address }: LinkMailProps) {
  return (
    <VisitorMail mail={mail} words={words}>
      <div data-skip-in-text="true">
        <MailButton href={address}>{words.button}</MailButton>
      </div>
      <AddressToCopy label={words.afterButton} address={address} />
    </VisitorMail>
  )
}

/** The page from which the checklist comes. */
export const Checklist = (mail: MailOf<'checklist'>) => (
  <LinkMail mail={mail} words={mail.messages.checklistMail} address={mail.values.confirmUrl} />
)

/** The page that shows people all that is kept of them. */
export const DataLink = (mail: MailOf<'dataLink'>) => (
  <LinkMail mail={mail} words={mail.messages.dataMail} address={mail.values.dataUrl} />
)

/** Tells the writer of a message that it is stored. It has none of their own words: they could be anyone's. */
export function Acknowledgement(mail: MailOf<'acknowledgement'>) {
  const words = mail.messages.acknowledgement
  return (
    <VisitorMail mail={mail} words={words}>
      <p className="text" style={{ ...styles.text, margin: '16px 0 0' }}>
        {words.next}
      </p>
    </VisitorMail>
  )
}

/** A letter that the owner wrote to one person: no head and no button, only its text and, small, who writes. */
export function Answer(mail: MailOf<'answer'>) {
  const { siteUrl, eraseUrl } = mail.values
  return (
    <MailPage mail={mail} style={styles.letter}>
      <tr>
        <td className="content pad" style={{ ...styles.content, padding: '24px 24px 8px' }}>
          <AnsweredText {...mail.values} />
        </td>
      </tr>
      <tr>
        <td className="end" />
      </tr>
      <tr>
        <td className="content pad hair display" style={styles.letterFoot}>
          <p className="muted" style={{ ...styles.small, margin: 0 }}>
            <span className="hyphen" aria-hidden="true" style={styles.hyphen}>
              {'— '}
            </span>
            {mail.settings.brand}
            <br />
            <MailLink href={siteUrl}>{siteUrl}</MailLink>
            <br />
            <LegalLinks mail={mail} siteUrl={siteUrl} />
            <span aria-hidden="true">{' – '}</span>
            <MailLink href={eraseUrl}>{mail.messages.acknowledgement.erase}</MailLink>
          </p>
        </td>
      </tr>
    </MailPage>
  )
}
