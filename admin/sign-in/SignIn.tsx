import { type ReactNode, type SubmitEventHandler, useEffect, useRef } from 'react'
import { passwordLength, type SignInAnswer, signInApi } from '../../contract/api/sign-in.ts'
import { limits } from '../../contract/forms/typed-text.ts'
import { fillText } from '../../contract/text.ts'
import { InlineSvg } from '../../site/shared/illustration/Drawing.tsx'
import knotThread from '../../site/shared/illustration/drawings/knot-thread.svg?raw'
import looseThread from '../../site/shared/illustration/drawings/loose-thread.svg?raw'
import { Field } from '../../site/shared/ui/Field.tsx'
import { ActionButton, BusyButton } from '../shared/ActionParts.tsx'
import { type Typed, useForm, useShowFailure } from '../shared/actions.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { PasswordField, takePasskey } from '../shared/credentials.tsx'
import { Waiting } from '../shared/parts.tsx'
import { passkeyTexts } from '../shared/texts.ts'
import { forgetToken, mayBeAdministrator, type Settle, type SignInStep, toSignInNotice } from './sign-in-step.ts'
import { signInTexts } from './texts.ts'

type SignInProps = {
  /** `salt:hash` of the administrator's address, where the page carries it. */
  check: string | undefined
  step: SignInStep
  onStep: (step: SignInStep) => void
  /** Ends when the page does. */
  onSignedIn: () => Promise<never>
}

/** Before the session, one step at a time: the password or a passkey, a link asked for, the link itself. */
export function SignIn({ check, step, onStep, onSignedIn }: SignInProps) {
  const { show } = useAdmin()
  const settle: Settle = async (result, wrong) => {
    show(toSignInNotice(result, wrong))
    if (result.kind === 'ok') await onSignedIn()
  }

  // A step that follows another starts at its top, also with a keyboard or a screen reader.
  const first = useRef(step.kind)
  useEffect(() => {
    if (first.current === step.kind) return
    first.current = step.kind
    document.getElementById('contenu')?.focus()
  }, [step.kind])

  const goTo = (kind: 'password' | 'askLink') => {
    forgetToken()
    onStep({ kind })
  }

  switch (step.kind) {
    case 'password':
      return <LoginForm check={check} settle={settle} onAskLink={() => goTo('askLink')} />
    case 'askLink':
      return <AskLinkForm onBack={() => goTo('password')} />
    case 'link':
      return <LinkForm token={step.token} settle={settle} onOver={() => goTo('askLink')} />
  }
}

function toPasswordError({ length }: string): string | undefined {
  if (length === 0) return signInTexts.login.errors.passwordMissing
  const { min } = passwordLength
  return length < min ? fillText(signInTexts.login.errors.passwordTooShort, { n: min }) : undefined
}

type LoginFormProps = { check: string | undefined; settle: Settle; onAskLink: () => void }

/** The form for the password: checks the fields, then the address, then asks the server. What was typed stays. */
function LoginForm({ check, settle, onAskLink }: LoginFormProps) {
  const { client, show } = useAdmin()

  const signIn = async ({ email = '', password }: Typed) => {
    if (!(await mayBeAdministrator(email, check))) return show({ kind: 'error', ...signInTexts.login.unauthorised })
    return settle(await client.post<SignInAnswer>(signInApi.signIn, { email: email.trim(), password }))
  }

  /** Asks the server for its question, the device for the answer. */
  const signInByPasskey = async () => {
    const question = await client.get<PublicKeyCredentialRequestOptionsJSON>(signInApi.passkeyOptions)
    if (question.kind !== 'ok') return settle(question)
    const answer = await takePasskey(question.value)
    if (answer.kind !== 'given') return show({ kind: 'error', ...passkeyTexts[answer.kind] })
    const { response } = answer
    return settle(await client.post<SignInAnswer>(signInApi.signInByPasskey, { response }), passkeyTexts.refused)
  }

  const { errors, isBusy, onSubmit, act } = useForm({
    check: ({ password = '' }, form) => ({
      email: toEmailError(form),
      password: toPasswordError(password),
    }),
    send: signIn,
  })
  return (
    <SignInSheet {...signInTexts.login} onSubmit={onSubmit}>
      <EmailField error={errors.email} />
      <PasswordField error={errors.password} />
      <BusyButton isBusy={isBusy} busyText={signInTexts.login.submitting}>
        {signInTexts.login.submit}
      </BusyButton>
      <ul className="sign-in-other" aria-label={signInTexts.others.label}>
        <li>
          <button type="button" className="suggestion" onClick={() => act(signInByPasskey)}>
            {signInTexts.others.passkey}
          </button>
        </li>
        <li>
          <button type="button" className="suggestion" onClick={onAskLink}>
            {signInTexts.others.link}
          </button>
        </li>
      </ul>
      <p className="small">{signInTexts.firstPassword}</p>
    </SignInSheet>
  )
}

/** Asks for a link by mail. What is said afterwards is the same for every address. */
function AskLinkForm({ onBack }: { onBack: () => void }) {
  const texts = signInTexts.askLink
  const { client, show } = useAdmin()
  const showFailure = useShowFailure()
  const { errors, isBusy, onSubmit } = useForm({
    check: (_typed, form) => ({ email: toEmailError(form) }),
    send: async ({ email }) => {
      const result = await client.post(signInApi.requestLink, { email: email?.trim() })
      if (result.kind === 'ok') show({ kind: 'success', ...texts.done })
      else showFailure(result, signInTexts.login.failedTitle)
    },
  })
  return (
    <SignInSheet {...texts} onSubmit={onSubmit}>
      <EmailField error={errors.email} />
      <BusyButton isBusy={isBusy} busyText={texts.submitting}>
        {texts.submit}
      </BusyButton>
      <p className="sign-in-other">
        <button type="button" className="suggestion" onClick={onBack}>
          {signInTexts.others.back}
        </button>
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
      <BusyButton isBusy={isBusy} busyText={texts.submitting}>
        {texts.submit}
      </BusyButton>
    </SignInSheet>
  )
}

/** What is wrong with the address in a form, as the sign-in form says it. */
function toEmailError(form: HTMLFormElement): string | undefined {
  const validity = form.querySelector<HTMLInputElement>('[type=email]')?.validity
  if (validity?.valueMissing) return signInTexts.login.errors.emailMissing
  return validity?.typeMismatch ? signInTexts.login.errors.emailFormat : undefined
}

/** The administrator's address. */
function EmailField({ error }: { error: string | undefined }) {
  return (
    <Field
      id="admin-email"
      label={signInTexts.login.email}
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
      <Waiting text={signInTexts.checking} />
    </section>
  )
}
