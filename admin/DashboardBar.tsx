import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { adminPages } from '../contract/api/admin.ts'
import { fillText } from '../contract/fill-text.ts'
import { Icon } from '../site/shared/illustration/Icon.tsx'
import { Mark } from '../site/shared/illustration/Mark.tsx'
import { useMessages } from './shared/admin-context.tsx'
import { formatCounted } from './shared/admin-formats.ts'
import { ActionButton } from './shared/BusyButton.tsx'
import { type View, viewAddresses } from './use-view.ts'

type DashboardBarProps = {
  email: string
  view: View
  /** Enquiries that wait for an answer. */
  toAnswer: number
  onSignOut: () => Promise<void>
}

/** The bar of the dashboard. It takes the place of the site's header, so it stands before the page's main part. */
export function DashboardBar({ email, view, toAnswer, onSignOut }: DashboardBarProps) {
  const messages = useMessages()
  const texts = messages.navigation
  const [place] = useState(() => document.createElement('header'))

  useLayoutEffect(() => {
    place.className = 'dashboard-bar night'
    document.getElementById('contenu')?.before(place)
    return () => place.remove()
  }, [place])

  const toItem = (href: string, icon: Parameters<typeof Icon>[0]['name'], content: ReactNode, ofView?: View) => (
    <li>
      <a href={href} aria-current={ofView === view ? 'page' : undefined}>
        <Icon name={icon} />
        {content}
      </a>
    </li>
  )
  return createPortal(
    <div className="dashboard-bar-inner">
      <a className="logo" href="/" aria-label={texts.home}>
        <Mark />
        <span>{messages.brand}</span>
      </a>
      <nav aria-label={texts.label}>
        <ul>
          {toItem('#contenu', 'chart', texts.dashboard, 'dashboard')}
          {toItem(
            '#demandes',
            'mail',
            <>
              {texts.enquiries}
              {toAnswer > 0 && (
                <>
                  <span className="count" aria-hidden="true">
                    {formatCounted(toAnswer)}
                  </span>
                  <span className="visually-hidden">{fillText(texts.toAnswer, { n: formatCounted(toAnswer) })}</span>
                </>
              )}
            </>,
          )}
          {toItem('#inscriptions', 'mail', texts.leads)}
          {toItem(viewAddresses.contents, 'doc', messages.contentsFrame.navigation, 'contents')}
          {toItem(adminPages.retention, 'shield', messages.privacy.retention.link)}
          {toItem(viewAddresses.security, 'shield', messages.access.navigation.security, 'security')}
          {toItem(viewAddresses.journal, 'clock', messages.access.navigation.journal, 'journal')}
          {toItem('/', 'link', texts.site)}
        </ul>
      </nav>
      <div className="dashboard-bar-account">
        <p className="small">{fillText(texts.signedInAs, { email })}</p>
        <ActionButton className="button button--outline button--small" action={onSignOut}>
          {messages.signOut.button}
        </ActionButton>
      </div>
    </div>,
    place,
  )
}
