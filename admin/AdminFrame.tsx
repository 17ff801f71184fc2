import { Suspense, useLayoutEffect } from 'react'
import { AdminBar } from './AdminBar.tsx'
import { screens } from './screens.tsx'
import { commonTexts } from './shared/texts.ts'
import { useToday } from './shared/use-today.ts'
import { Waiting } from './shared/Waiting.tsx'
import { toPlace, useAddress } from './use-address.ts'

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

  useLayoutEffect(() => {
    const { title } = document
    return () => {
      document.title = title
    }
  }, [])

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
      <Suspense fallback={waiting}>
        {screens[screen].draw({ rest, query: searchParams, today, onPasswordChanged })}
      </Suspense>
    </>
  )
}
