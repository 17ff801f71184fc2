import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { roomPages } from '../contract/api/admin.ts'
import { Icon } from '../site/shared/illustration/Icon.tsx'
import { Mark } from '../site/shared/illustration/Mark.tsx'
import { formatCounted } from './shared/admin-formats.ts'
import { useAdminMessages } from './shared/use-admin-messages.tsx'
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
  const messages = useAdminMessages()
  const words = messages.navigation
  const currentIn = (one: View) => (view === one ? 'page' : undefined)
  const [place] = useState(() => document.createElement('header'))
  const [isLeaving, setLeaving] = useState(false)

  useLayoutEffect(() => {
    place.className = 'dashboard-bar night'
    document.getElementById('contenu')?.before(place)
    return () => place.remove()
  }, [place])

  const signOut = async () => {
    if (isLeaving) return
    setLeaving(true)
    await onSignOut()
    setLeaving(false)
  }

  return createPortal(
    <div className="dashboard-bar-inner">
      <a className="logo" href="/" aria-label={words.home}>
        <Mark />
        <span>{messages.brand}</span>
      </a>
      <nav aria-label={words.label}>
        <ul>
          <li>
            <a href="#contenu" aria-current={currentIn('dashboard')}>
              <Icon name="chart" />
              {words.dashboard}
            </a>
          </li>
          <li>
            <a href="#demandes">
              <Icon name="mail" />
              {words.enquiries}
              {toAnswer > 0 && (
                <>
                  <span className="count" aria-hidden="true">
                    {formatCounted(toAnswer)}
                  </span>
                  <span className="visually-hidden">{words.toAnswer.replace('{n}', formatCounted(toAnswer))}</span>
                </>
              )}
            </a>
          </li>
          <li>
            <a href="#inscriptions">
              <Icon name="mail" />
              {words.leads}
            </a>
          </li>
          <li>
            <a href={roomPages.retention}>
              <Icon name="shield" />
              {messages.privacy.retention.link}
            </a>
          </li>
          <li>
            <a href={viewAddresses.security} aria-current={currentIn('security')}>
              <Icon name="shield" />
              {messages.access.navigation.security}
            </a>
          </li>
          <li>
            <a href={viewAddresses.journal} aria-current={currentIn('journal')}>
              <Icon name="clock" />
              {messages.access.navigation.journal}
            </a>
          </li>
          <li>
            <a href="/">
              <Icon name="link" />
              {words.site}
            </a>
          </li>
        </ul>
      </nav>
      <div className="dashboard-bar-account">
        <p className="small">{words.signedInAs.replace('{email}', () => email)}</p>
        <button
          type="button"
          className={
            isLeaving ? 'button button--outline button--small is-busy' : 'button button--outline button--small'
          }
          aria-disabled={isLeaving || undefined}
          onClick={signOut}
        >
          {messages.signOut.button}
        </button>
      </div>
    </div>,
    place,
  )
}
