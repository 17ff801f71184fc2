import { Link, Text } from '@react-email/components'
import { settings } from '../../content/settings.ts'
import type { Words } from '../../content/words/shape.ts'
import type { Locale } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { Hyphen } from './Hyphen.tsx'
import { MailButton } from './MailButton.tsx'
import { MailLayout } from './MailLayout.tsx'
import { styles } from './mail-style.ts'

type ChecklistMailProps = { locale: Locale; words: Words }

/** The mail with the checklist: one button, the same address to copy, a call, and the way out. */
export function ChecklistMail({ locale, words }: ChecklistMailProps) {
  const { checklistMail } = words
  return (
    <MailLayout
      locale={locale}
      subject={checklistMail.subject}
      preview={checklistMail.preview}
      heading={checklistMail.heading}
      footer={<ChecklistFooter locale={locale} words={words} />}
    >
      <Text className="text" style={{ ...styles.text, margin: 0 }}>
        {checklistMail.intro}
      </Text>
      <MailButton href="{{confirmUrl}}">{checklistMail.button}</MailButton>
      <Text className="muted display" style={{ ...styles.small, marginTop: 16 }}>
        {checklistMail.afterButton}
      </Text>
      <Text className="muted display" style={styles.small}>
        <Link className="link" href="{{confirmUrl}}" style={styles.address}>
          {'{{confirmUrl}}'}
        </Link>
      </Text>
      <Text className="text" style={{ ...styles.text, margin: '36px 0 8px' }}>
        {checklistMail.next}
      </Text>
      <Text className="display" style={{ ...styles.text, margin: '0 0 32px' }}>
        <Link className="link" href={settings.booking.checklist} style={styles.more}>
          {checklistMail.booking}
        </Link>
        {'\u00a0 '}
        <Hyphen />
      </Text>
      <Text className="text" style={{ ...styles.text, margin: 0 }}>
        {checklistMail.signature}
        <br />
        <strong>{settings.brand}</strong>
      </Text>
    </MailLayout>
  )
}

function ChecklistFooter({ locale, words }: ChecklistMailProps) {
  const { checklistMail, site } = words
  return (
    <>
      <Text style={styles.footerText}>
        {`${checklistMail.why} `}
        <FooterLink href="{{eraseUrl}}">{checklistMail.erase}</FooterLink>
      </Text>
      <Text style={styles.footerText}>
        <strong style={styles.footerBrand}>{settings.brand}</strong>
        <br />
        <FooterLink href="{{siteUrl}}">{'{{siteUrl}}'}</FooterLink>
        <br />
        <FooterLink href={`mailto:${settings.email}`}>{settings.email}</FooterLink>
      </Text>
      <Text style={styles.footerText}>
        <FooterLink href={`{{siteUrl}}${pathOf('legalNotice', locale)}`}>{site.footer.legalNotice}</FooterLink>
        {' – '}
        <FooterLink href={`{{siteUrl}}${pathOf('privacy', locale)}`}>{site.footer.privacy}</FooterLink>
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
