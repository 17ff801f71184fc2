import { useEffect, useMemo, useRef, useState } from 'react'
import { signInApi } from '../contract/api/sign-in.ts'
import { Notice, type NoticeContent } from '../site/shared/ui/Notice.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { toFailureText } from './shared/actions.ts'
import { AdminContext, ChangesContext } from './shared/admin-context.tsx'
import { signOutTexts } from './shared/texts.ts'
import { Checking, ClosedScreen, SignIn } from './sign-in/SignIn.tsx'
import { forgetToken, type SignInStep, toSignInStep } from './sign-in/sign-in-step.ts'
import { useSession } from './use-session.ts'

/** Time between a success notice and the page that follows it, in milliseconds. */
const leaveDelay = 1000

/** Time a success notice stays, in milliseconds (docs/design.md 5); an error stays until it is closed. */
const successDuration = 6000

/** The administrator's page: what is shown depends on the session alone, and the server has the last word on it. */
export function AdminApp({ check }: { check: string | undefined }) {
  const [notice, show] = useState<NoticeContent>()
  useEffect(() => {
    if (notice?.kind !== 'success') return
    const timer = setTimeout(() => show(undefined), successDuration)
    return () => clearTimeout(timer)
  }, [notice])
  const { session, enter, client, look } = useSession(show)
  const [changes, setChanges] = useState(0)
  const admin = useMemo(() => ({ client, show, refresh: () => setChanges((count) => count + 1) }), [client])

  // A mailed link leads to its button also where a session is open: only one just begun by it needs no old password.
  const [step, setStep] = useState<SignInStep>(() => toSignInStep(location.hash))
  useEffect(() => {
    const follow = () => {
      const next = toSignInStep(location.hash)
      if (next.kind !== 'link') return
      show(undefined)
      setStep(next)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const isSigningIn = session.kind === 'signedOut' || (session.kind === 'signedIn' && step.kind === 'link')

  // One who comes from one state or step into another starts at its top, also with a keyboard or a screen reader.
  const view = isSigningIn ? step.kind : session.kind
  const shown = useRef<typeof view>(view)
  useEffect(() => {
    if (shown.current !== 'checking' && shown.current !== view) document.getElementById('contenu')?.focus()
    shown.current = view
  }, [view])

  /** A failure is only logged. */
  const signOut = async (onSignedOut: () => void) => {
    const result = await client.post(signInApi.signOut)
    if (result.kind !== 'ok' && result.kind !== 'signedOut') return console.error('sign-out failed', result)
    show({ kind: 'success', title: 'Déconnexion', text: 'Vous avez été déconnecté(e) avec succès.' })
    onSignedOut()
  }

  return (
    <AdminContext value={admin}>
      {session.kind === 'checking' && <Checking />}
      {session.kind === 'unreachable' && (
        <ClosedScreen
          title="Le serveur ne répond pas."
          text={toFailureText(session.failure)}
          button="Réessayer"
          action={look}
        />
      )}
      {isSigningIn && (
        <SignIn
          check={check}
          step={step}
          onStep={setStep}
          onSignedIn={() => {
            forgetToken()
            setTimeout(() => location.reload(), leaveDelay)
            return new Promise(() => {})
          }}
        />
      )}
      {session.kind === 'refused' && (
        <ClosedScreen
          title="Accès refusé"
          text="Vous n’êtes pas autorisé à accéder à cette page."
          button={signOutTexts.button}
          action={() => signOut(() => setTimeout(() => location.assign('/'), leaveDelay))}
        />
      )}
      {session.kind === 'signedIn' && !isSigningIn && (
        <ChangesContext value={changes}>
          <AdminFrame
            email={session.email}
            onSignOut={() => signOut(() => enter({ kind: 'signedOut' }))}
            onPasswordChanged={() => {
              show({
                kind: 'success',
                title: 'Mot de passe changé',
                text: 'Toutes les sessions sont fermées. Connectez-vous avec le nouveau.',
              })
              enter({ kind: 'signedOut' })
            }}
          />
        </ChangesContext>
      )}
      <Notice notice={notice} closeLabel="Fermer" onClose={() => show(undefined)} />
    </AdminContext>
  )
}
