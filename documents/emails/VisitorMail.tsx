import { Link, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Locale } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { MailLayout } from './MailLayout.tsx'
import { type Messages, useMailContent } from './mail-content.tsx'
import { styles } from './mail-style.ts'
import { slotsOf } from './slots.ts'

/** Slots that every mail to a visitor has. */
const { slot } = slotsOf('acknowledgement')

type VisitorMailProps = {
  locale: Locale
  mail: Omit<Messages['acknowledgement'], 'next'>
  footer: Messages['site']['footer']
  /** Between the first sentence and the signature. */
  children: ReactNode
}

/** A mail to a visitor: what it is about, a greeting, and the way out. */
export function VisitorMail({ locale, mail, footer, children }: VisitorMailProps) {
  const { settings } = useMailContent()
  const { subject, preview, heading, intro, signature } = mail
  return (
    <MailLayout
      locale={locale}
      subject={subject}
      preview={preview}
      heading={heading}
      footer={<VisitorFooter locale={locale} mail={mail} footer={footer} />}
    >
      <Text className="text" style={{ ...styles.text, margin: 0 }}>
        {intro}
      </Text>
      {children}
      <Text className="text" style={{ ...styles.text, margin: '36px 0 0' }}>
        {signature}
        <br />
        <strong>{settings.brand}</strong>
      </Text>
    </MailLayout>
  )
}

function VisitorFooter({ locale, mail, footer }: Omit<VisitorMailProps, 'children'>) {
  const { settings } = useMailContent()
  return (
    <>
      <Text style={styles.footerText}>
        {`${mail.why} `}
        <FooterLink href={slot('eraseUrl')}>{mail.erase}</FooterLink>
      </Text>
      <Text style={styles.footerText}>
        <strong style={styles.footerBrand}>{settings.brand}</strong>
        <br />
        <FooterLink href={slot('siteUrl')}>{slot('siteUrl')}</FooterLink>
        <br />
        <FooterLink href={`mailto:${settings.email}`}>{settings.email}</FooterLink>
      </Text>
      <Text style={styles.footerText}>
        <FooterLink href={`${slot('siteUrl')}${pathOf('legalNotice', locale)}`}>{footer.legalNotice}</FooterLink>
        {' – '}
        <FooterLink href={`${slot('siteUrl')}${pathOf('privacy', locale)}`}>{footer.privacy}</FooterLink>
      </Text>
    </>
  )
}

type FooterLinkProps = { href: string; children: string }

function FooterLink({ href, children }: FooterLinkProps) {
  return (
    <Link href={href} style={styles.footerLink}>
      {children}
    </Link>
  )
}
