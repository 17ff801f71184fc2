import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type AdminScreen, adminScreens } from '../contract/api/admin.ts'
import { Icon } from '../site/shared/illustration/Icon.tsx'
import { Mark } from '../site/shared/illustration/Mark.tsx'
import { screens } from './screens.tsx'
import { ActionButton } from './shared/ActionParts.tsx'
import { useSite } from './shared/admin-context.tsx'
import { formatCounted } from './shared/admin-formats.ts'
import { addressOfFile } from './shared/contents-place.ts'
import { PasskeyOffer } from './shared/PasskeyOffer.tsx'
import { Waiting } from './shared/parts.tsx'
import { commonTexts, screenNames, signOutTexts } from './shared/texts.ts'
import { useToday } from './shared/today.ts'
import { toPlace, useAddress } from './shared/use-address.ts'

type AdminFrameProps = {
  email: string
  onSignOut: () => Promise<void>
  onPasswordChanged: () => void
}

/** What the administrator sees: the bar and one screen. The site's own header and footer are away (`frame.css`). */
export function AdminFrame({ email, onSignOut, onPasswordChanged }: AdminFrameProps) {
  const { href, pathname, searchParams } = useAddress()
  const { screen, rest } = toPlace(pathname) ?? { screen: 'dashboard', rest: '' }
  const today = useToday(screen === 'dashboard', href)

  // Before the screen in it has named the tab: its effects run first.
  const [titleBefore] = useState(() => document.title)
  useLayoutEffect(
    () => () => {
      document.title = titleBefore
    },
    [titleBefore],
  )

  const waiting = (
    <div className="screen">
      <Waiting text={commonTexts.loading} />
    </div>
  )
  return (
    <>
      <AdminBar
        email={email}
        screen={screen}
        path={pathname}
        toAnswer={today.value?.toAnswer.count ?? 0}
        onSignOut={onSignOut}
      />
      <PasskeyOffer />
      <Suspense fallback={waiting}>
        {screens[screen].draw({ rest, query: searchParams, today, onPasswordChanged })}
      </Suspense>
    </>
  )
}

type AdminBarProps = {
  email: string
  screen: AdminScreen
  /** At another address the menu is closed. */
  path: string
  /** Enquiries that wait for an answer. */
  toAnswer: number
  onSignOut: () => Promise<void>
}

/**
 * One line in the place of the site's header, before the page's main part: the screens, and a menu that opens without
 * script. On a phone the menu holds the screens too, and the line what waits.
 */
function AdminBar({ email, screen, path, toAnswer, onSignOut }: AdminBarProps) {
  const [place] = useState(() => document.createElement('header'))
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    place.className = 'admin-bar night'
    document.getElementById('contenu')?.before(place)
    return () => place.remove()
  }, [place])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when the path changes
  useEffect(() => menu.current?.hidePopover(), [path])

  const { brand } = useSite()
  const links = <ScreenLinks screen={screen} toAnswer={toAnswer} />
  return createPortal(
    <>
      <a className="logo" href={adminScreens.dashboard} aria-label={`${brand}, tableau de bord`}>
        <Mark />
        <span>{brand}</span>
      </a>
      <nav className="admin-bar-line" aria-label="Administration">
        {links}
      </nav>
      {toAnswer > 0 && (
        <a className="admin-bar-due" href={adminScreens.enquiries}>
          <Icon name="mail" />
          <ToAnswer count={toAnswer} />
        </a>
      )}
      <button type="button" className="admin-bar-button" popoverTarget="admin-menu">
        <Icon name="menu" />
        Menu
      </button>
      <div ref={menu} id="admin-menu" className="admin-menu" popover="auto">
        <nav aria-label="Administration">{links}</nav>
        <a href={addressOfFile('settings.yaml')}>
          <Icon name="pin" />
          Vous
        </a>
        <a href="/">
          <Icon name="link" />
          Voir le site
        </a>
        <p className="small">{`Connecté(e) : ${email}`}</p>
        <ActionButton className="button button--outline button--small" action={onSignOut}>
          {signOutTexts.button}
        </ActionButton>
      </div>
    </>,
    place,
  )
}

/** The others are reached from the screens that name what stands there. */
const listed = (Object.keys(adminScreens) as AdminScreen[]).filter((name) => name !== 'people' && name !== 'launch')

function ScreenLinks({ screen, toAnswer }: Pick<AdminBarProps, 'screen' | 'toAnswer'>) {
  return (
    <ul>
      {listed.map((name) => (
        <li key={name}>
          <a href={adminScreens[name]} aria-current={name === screen ? 'page' : undefined}>
            <Icon name={screens[name].icon} />
            {screenNames[name]}
            {name === 'enquiries' && toAnswer > 0 && <ToAnswer count={toAnswer} />}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** How many wait, as a number and for those who hear it as words. */
function ToAnswer({ count }: { count: number }) {
  return (
    <>
      <span className="count" aria-hidden="true">
        {formatCounted(count)}
      </span>
      <span className="visually-hidden">{` : ${formatCounted(count)} à répondre`}</span>
    </>
  )
}
