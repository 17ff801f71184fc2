import { Link } from '@react-email/components'
import { pathOf } from '../../contract/routes.ts'
import { slot, useMailContent } from './mail-content.tsx'
import type { styles } from './mail-style.ts'

type LegalLinksProps = { className?: string; style: typeof styles.footerLink | typeof styles.link }

/** Who writes, as the law wants it said in a mail: the legal notice, and what is done with the reader's data. */
export function LegalLinks(link: LegalLinksProps) {
  const { messages, locale } = useMailContent()
  const { legalNotice, privacy } = messages.site.footer
  return (
    <>
      <Link {...link} href={`${slot('siteUrl')}${pathOf('legalNotice', locale)}`}>
        {legalNotice}
      </Link>
      <span aria-hidden="true">{' – '}</span>
      <Link {...link} href={`${slot('siteUrl')}${pathOf('privacy', locale)}`}>
        {privacy}
      </Link>
    </>
  )
}
