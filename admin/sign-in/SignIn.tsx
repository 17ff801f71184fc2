import { type ReactNode, type SubmitEventHandler, useState } from 'react'
import { passwordLength, type SignInAnswer, signInApi } from '../../contract/api/sign-in.ts'
import { limits } from '../../contract/forms/typed-text.ts'
import { InlineSvg } from '../../site/shared/illustration/Drawing.tsx'
import knotThread from '../../site/shared/illustration/drawings/knot-thread.svg?raw'
import looseThread from '../../site/shared/illustration/drawings/loose-thread.svg?raw'
import { Field } from '../../site/shared/ui/Field.tsx'
import { ActionButton, BusyButton } from '../shared/ActionParts.tsx'
import { type Typed, useForm, useShowFailure } from '../shared/actions.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { PasswordField, takePasskey } from '../shared/credentials.tsx'
import { endOffer, makeOfferDue } from '../shared/PasskeyOffer.tsx'
import { Waiting } from '../shared/parts.tsx'
import {
  forgetToken,
  mayBeAdministrator,
  type Settle,
  type SignInStep,
  signInTexts,
  toSignInNotice,
} from './sign-in-step.ts'

type SignInProps = {
  /** `salt:hash` of the administrator's address, where the page carries it. */
  check: string | undefined
  step: SignInStep
  onStep: (step: SignInStep) => void
  /** Ends when the page does. */
  onSignedIn: () => Promise<never>
}

/** Before the session: the ways in, or a mailed link that waits for its button. */
export function SignIn({ check, step, onStep, onSignedIn }: SignInProps) {
  const { show } = useAdmin()
  const settle: Settle = async (result, wrong) => {
    show(toSignInNotice(result, wrong))
    if (result.kind !== 'ok') return
    makeOfferDue()
    await onSignedIn()
  }

  const showWays = () => {
    forgetToken()
    onStep({ kind: 'ways' })
  }
  if (step.kind === 'ways') return <LoginForm check={check} settle={settle} />
  return <LinkForm token={step.token} settle={settle} onOver={showWays} />
}

function toPasswordError({ length }: string): string | undefined {
  if (length === 0) return 'Indiquez votre mot de passe.'
  const { min } = passwordLength
  return length < min ? `Votre mot de passe compte au moins ${min} caractères.` : undefined
}

type LoginFormProps = { check: string | undefined; settle: Settle }

/** Every way in: by password, by a mailed link, by passkey. The fields are checked, then the address, then the server is asked; what was typed stays. */
function LoginForm({ check, settle }: LoginFormProps) {
  const { client, show } = useAdmin()
  const showFailure = useShowFailure()
  /** The way that was tried last. */
  const [way, setWay] = useState<'password' | 'link' | 'passkey'>()

  const signIn = async ({ email = '', password }: Typed) =>
    settle(await client.post<SignInAnswer>(signInApi.signIn, { email: email.trim(), password }))

  /** What is said afterwards is the same for every address that may be the administrator's. */
  const askLink = async ({ email = '' }: Typed) => {
    const result = await client.post(signInApi.requestLink, { email: email.trim() })
    if (result.kind === 'ok') show({ kind: 'success', ...signInTexts.linkAsked })
    else showFailure(result, signInTexts.login.failedTitle)
  }

  /** Asks the server for its question, the device for the answer. */
  const signInByPasskey = async () => {
    setWay('passkey')
    const question = await client.get<PublicKeyCredentialRequestOptionsJSON>(signInApi.passkeyOptions)
    if (question.kind !== 'ok') return settle(question)
    const answer = await takePasskey(question.value)
    if (answer.kind !== 'given') return show({ kind: 'error', ...signInTexts.passkey[answer.kind] })
    const { response } = answer
    const result = await client.post<SignInAnswer>(signInApi.signInByPasskey, { response })
    if (result.kind === 'ok') endOffer()
    return settle(result, {
      title: 'Clé d’accès refusée',
      text: 'Cette clé n’est pas, ou plus, enregistrée ici. Entrez autrement.',
    })
  }

  const { errors, isBusy, onSubmit, act } = useForm({
    check: ({ password = '', way }, form) => ({
      email: toEmailError(form),
      password: way === 'link' ? undefined : toPasswordError(password),
    }),
    send: async (typed) => {
      const isLink = typed.way === 'link'
      setWay(isLink ? 'link' : 'password')
      if (!(await mayBeAdministrator(typed.email ?? '', check)))
        return show({ kind: 'error', ...signInTexts.login.unauthorised })
      return isLink ? askLink(typed) : signIn(typed)
    },
  })
  return (
    <SignInSheet {...signInTexts.login} onSubmit={onSubmit}>
      <EmailField error={errors.email} />
      <PasswordField error={errors.password} />
      <BusyButton isBusy={isBusy && way === 'password'} busyText="Connexion...">
        Se connecter
      </BusyButton>
      <p className="sign-in-or">ou, sans mot de passe</p>
      <BusyButton
        className="button button--outline"
        name="way"
        value="link"
        isBusy={isBusy && way === 'link'}
        busyText="Envoi…"
      >
        Recevoir un lien par e-mail
      </BusyButton>
      <BusyButton
        type="button"
        className="button button--outline"
        isBusy={isBusy && way === 'passkey'}
        busyText="Connexion..."
        onClick={() => act(signInByPasskey)}
      >
        Se connecter avec une clé d’accès
      </BusyButton>
      <p className="small">
        Première connexion ? Le mot de passe est dans le fichier que le serveur a nommé à son premier démarrage
        (admin-password) ; sinon, demandez un lien.
      </p>
    </SignInSheet>
  )
}

/** Behind a mailed link: one button, since opening an address must not use the link up. */
function LinkForm({ token, settle, onOver }: { token: string; settle: Settle; onOver: () => void }) {
  const texts = signInTexts.link
  const { client, show } = useAdmin()
  const { isBusy, onSubmit } = useForm({
    send: async () => {
      const result = await client.post<SignInAnswer>(signInApi.signInByLink, { token })
      const isOver = result.kind === 'failed' && (result.code === 'notFound' || result.code === 'malformed')
      if (!isOver) return settle(result)
      onOver()
      return show({ kind: 'error', ...signInTexts.linkOver })
    },
  })
  return (
    <SignInSheet {...texts} onSubmit={onSubmit}>
      <BusyButton isBusy={isBusy} busyText="Connexion...">
        Se connecter
      </BusyButton>
    </SignInSheet>
  )
}

/** What is wrong with the address in a form, as the sign-in form says it. */
function toEmailError(form: HTMLFormElement): string | undefined {
  const validity = form.querySelector<HTMLInputElement>('[type=email]')?.validity
  if (validity?.valueMissing) return 'Indiquez votre adresse e-mail.'
  return validity?.typeMismatch ? 'Indiquez une adresse e-mail complète, par exemple prenom@entreprise.fr.' : undefined
}

/** The administrator's address. */
function EmailField({ error }: { error: string | undefined }) {
  return (
    <Field
      id="admin-email"
      label="E-mail"
      error={error}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      spellCheck={false}
      required
      maxLength={limits.email}
    />
  )
}

type SignInSheetProps = {
  heading: string
  lead: string
  formLabel: string
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}

/** Before the session: the thread, what stands behind it, and a form on a sheet of its own. */
function SignInSheet({ heading, lead, formLabel, onSubmit, children }: SignInSheetProps) {
  return (
    <section className="sign-in field">
      <div className="sign-in-art" aria-hidden="true">
        <InlineSvg svg={knotThread} />
      </div>
      <div className="sign-in-text">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      <form className="form sign-in-form" aria-label={formLabel} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </section>
  )
}

type ClosedScreenProps = { title: string; text: string; button: string; action: () => Promise<void> }

/** Nothing can be shown: says why, and offers the one thing to do. */
export function ClosedScreen({ title, text, button, action }: ClosedScreenProps) {
  return (
    <section className="sign-in sign-in--closed">
      <div className="sign-in-art">
        <InlineSvg svg={looseThread} />
      </div>
      <div className="sign-in-text">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <ActionButton action={action}>{button}</ActionButton>
      </div>
    </section>
  )
}

/** First state of the administrator’s page. The published page shows it already, so nothing moves when the script arrives. */
export function Checking() {
  return (
    <section className="sign-in sign-in--wait">
      <h1 className="visually-hidden">{signInTexts.title}</h1>
      <Waiting text="Vérification des droits d’accès..." />
    </section>
  )
}
