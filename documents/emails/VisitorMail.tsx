import { Link, Text } from '@react-email/components'
import { Fragment, type ReactNode } from 'react'
import { LegalLinks } from './LegalLinks.tsx'
import { MailLayout } from './MailLayout.tsx'
import { type Messages, slot, useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'

type VisitorMailProps = {
  mail: Omit<Messages['acknowledgement'], 'next'>
  /** Between the first sentence and the signature. */
  children: ReactNode
}

/** A mail to a visitor: what it is about, a greeting, and the way out. */
export function VisitorMail({ mail, children }: VisitorMailProps) {
  const { settings, owner } = useMailContent()
  const [first, ...others] = [owner.name, settings.brand, owner.phone].filter((line) => line !== undefined)
  return (
    <MailLayout mail={mail} footer={<VisitorFooter why={mail.why} erase={mail.erase} />}>
      <Text className="text" style={{ ...styles.text, margin: 0 }}>
        {mail.intro}
      </Text>
      {children}
      <Text className="text" style={{ ...styles.text, margin: '36px 0 0' }}>
        {mail.signature}
        <br />
        <strong>{first}</strong>
        {others.map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </Text>
    </MailLayout>
  )
}

function VisitorFooter({ why, erase }: { why: string; erase: string }) {
  const { settings } = useMailContent()
  return (
    <>
      <Text style={styles.footerText}>
        {`${why} `}
        <FooterLink href={slot('eraseUrl')}>{erase}</FooterLink>
      </Text>
      <Text style={styles.footerText}>
        <strong style={styles.footerBrand}>{settings.brand}</strong>
        <br />
        <FooterLink href={slot('siteUrl')}>{slot('siteUrl')}</FooterLink>
        <br />
        <FooterLink href={`mailto:${settings.email}`}>{settings.email}</FooterLink>
      </Text>
      <Text style={styles.footerText}>
        <LegalLinks style={styles.footerLink} />
      </Text>
    </>
  )
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} style={styles.footerLink}>
      {children}
    </Link>
  )
}
