import { type ReactNode, useEffect, useRef, useState } from 'react'
import { adminScreens } from '../../contract/api/admin.ts'
import {
  type Passkey,
  passkeyNameMax,
  passwordLength,
  type Security as SecurityState,
  securityApi,
} from '../../contract/api/sign-in.ts'
import { fillText } from '../../contract/text.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import { ActionButton, BusyButton } from '../shared/ActionParts.tsx'
import { type Typed, useAction, useForm, useShowFailure, type Wrong } from '../shared/actions.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { formatDateOf, formatPlural } from '../shared/admin-formats.ts'
import type { CallResult } from '../shared/client.ts'
import { makePasskey, PasswordField } from '../shared/credentials.tsx'
import { Loaded, Part, ScreenHead } from '../shared/parts.tsx'
import { commonTexts, passkeyTexts, screenNames } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { Journal } from './Journal.tsx'
import { journalTexts, securityTexts } from './texts.ts'
import './access.css'

type AccessScreenProps = { rest: string; query: URLSearchParams; onPasswordChanged: () => void }

/** Who may enter and how, and at an address of its own the journal of it. */
export function AccessScreen({ rest, query, onPasswordChanged }: AccessScreenProps) {
  const isJournal = rest === 'journal'
  const texts = isJournal ? journalTexts : securityTexts
  return (
    <div className="screen">
      <ScreenHead key={rest} title={isJournal ? texts.heading : screenNames.access} lead={texts.lead} />
      <nav className="tabs" aria-label={screenNames.access}>
        <a href={adminScreens.access} aria-current={isJournal ? undefined : 'page'}>
          {securityTexts.heading}
        </a>
        <a href={`${adminScreens.access}/journal`} aria-current={isJournal ? 'page' : undefined}>
          {journalTexts.heading}
        </a>
      </nav>
      {isJournal ? <Journal query={query} /> : <Security onPasswordChanged={onPasswordChanged} />}
    </div>
  )
}

/** Passkeys, sessions, the password. */
export function Security({ onPasswordChanged }: { onPasswordChanged: () => void }) {
  const state = useLoaded<SecurityState>(securityApi.state)
  return (
    <Loaded of={state} loading={commonTexts.loading} failed={securityTexts.failed}>
      {({ needsPassword, passkeys, otherSessions }) => (
        <>
          {!needsPassword && <p>{securityTexts.freshFromLink}</p>}
          <div className="columns">
            <PasskeysPanel passkeys={passkeys} needsPassword={needsPassword} />
            <SessionsPanel others={otherSessions} />
            <PasswordPanel needsPassword={needsPassword} onChanged={onPasswordChanged} />
          </div>
        </>
      )}
    </Loaded>
  )
}

type PasskeysPanelProps = { passkeys: Passkey[]; needsPassword: boolean }

/** The passkeys, and a form that makes one more with this device. */
function PasskeysPanel({ passkeys, needsPassword }: PasskeysPanelProps) {
  const texts = securityTexts.passkeys
  const { client, show } = useAdmin()
  const { post } = useAction()
  const [isAdding, setAdding] = useState(false)

  const make = async (options: PublicKeyCredentialCreationOptionsJSON, { name }: Typed) => {
    const made = await makePasskey(options)
    if (made.kind !== 'given') return show({ kind: 'error', ...passkeyTexts[made.kind] })
    const body = { name, response: made.response }
    const result = await post(securityApi.passkeys, { body, done: texts.added })
    if (result.kind === 'ok') setAdding(false)
  }

  return (
    <Part id="cles" heading={texts.heading}>
      <p className="small">{texts.lead}</p>
      {passkeys.length === 0 && !isAdding && <p>{texts.none}</p>}
      {passkeys.length > 0 && (
        <ul className="light-rows passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <PasswordForm
          label={texts.add}
          submit={texts.create}
          needsPassword={needsPassword}
          check={({ name }) => ({
            name: name?.trim() ? undefined : fillText(texts.nameMissing, { n: passkeyNameMax }),
          })}
          call={({ password }) =>
            client.post<PublicKeyCredentialCreationOptionsJSON>(securityApi.passkeyOptions, { password })
          }
          onDone={make}
          onCancel={() => setAdding(false)}
        >
          {(password, errors) => (
            <>
              <Field
                id="passkey-name"
                label={texts.name}
                hint={texts.nameHint}
                error={errors.name}
                name="name"
                autoComplete="off"
                required
                maxLength={passkeyNameMax}
              />
              {password}
            </>
          )}
        </PasswordForm>
      ) : (
        <div className="actions">
          <button type="button" className="button button--outline button--small" onClick={() => setAdding(true)}>
            {texts.add}
          </button>
        </div>
      )}
    </Part>
  )
}

/** One passkey, removed with a second press. */
function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const texts = securityTexts.passkeys
  const [isSure, setSure] = useState(false)
  const { post } = useAction()
  const remove = async () =>
    isSure ? post(`${securityApi.passkeys}/${passkey.id}/remove`, { done: texts.removed }) : setSure(true)

  return (
    <li>
      <div>
        <b>{passkey.name}</b>
        <p className="small">{fillText(texts.addedOn, { date: formatDateOf(passkey.addedAt) })}</p>
      </div>
      <ActionButton className="button button--outline button--small" action={remove}>
        {isSure ? texts.removeSure : texts.remove}
        <span className="visually-hidden">{fillText(texts.toward, { name: passkey.name })}</span>
      </ActionButton>
    </li>
  )
}

/** How often the administrator is signed in elsewhere, and the button that ends it. */
function SessionsPanel({ others }: { others: number }) {
  const texts = securityTexts.sessions
  const { post } = useAction()
  return (
    <Part id="sessions" heading={texts.heading}>
      <p className="small">{texts.lead}</p>
      <p>{others === 0 ? texts.none : formatPlural(texts.others, others)}</p>
      {others > 0 && (
        <div className="actions">
          <ActionButton
            className="button button--outline button--small"
            action={() => post(securityApi.endOtherSessions, { done: texts.othersEnded })}
          >
            {texts.endOthers}
          </ActionButton>
        </div>
      )}
    </Part>
  )
}

const name = 'new-password'

/** Changes the password; the page closes afterwards, as every session does. */
function PasswordPanel({ needsPassword, onChanged }: { needsPassword: boolean; onChanged: () => void }) {
  const { client } = useAdmin()
  const { min, advised } = passwordLength
  return (
    <Part id="mot-de-passe" heading={securityTexts.changePassword.heading}>
      <p className="small">{securityTexts.changePassword.lead}</p>
      <PasswordForm
        label={securityTexts.changePassword.formLabel}
        submit={securityTexts.changePassword.submit}
        needsPassword={needsPassword}
        check={({ [name]: next = '' }) => ({
          [name]: next.length < min ? fillText(securityTexts.changePassword.tooShort, { n: min }) : undefined,
        })}
        call={({ password: current, [name]: password }) =>
          client.post(securityApi.changePassword, { current, password })
        }
        onDone={onChanged}
      >
        {(current, errors) => (
          <>
            {current}
            <PasswordField
              name={name}
              label={securityTexts.changePassword.next}
              hint={fillText(securityTexts.changePassword.hint, { min, advised })}
              error={errors[name]}
            />
          </>
        )}
      </PasswordForm>
    </Part>
  )
}

type PasswordFormProps<T> = {
  label: string
  submit: string
  /** False just after a mailed link; the server asks for it all the same once that was a while ago. */
  needsPassword: boolean
  /** Of what is asked for beside the password. */
  check: (typed: Typed) => Wrong
  call: (typed: Typed) => Promise<CallResult<T>>
  onDone: (value: T, typed: Typed) => void | Promise<void>
  /** Only of a form that a button has opened: it begins at its first field. */
  onCancel?: () => void
  children: (password: ReactNode, errors: Wrong) => ReactNode
}

/** Whatever opens a way in asks for the password once more. */
function PasswordForm<T>(props: PasswordFormProps<T>) {
  const { label, submit, needsPassword, check, call, onDone, onCancel, children } = props
  const showFailure = useShowFailure()
  const [isAsked, setAsked] = useState(needsPassword)
  const form = useRef<HTMLFormElement>(null)
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (isOpened) form.current?.querySelector('input')?.focus()
  }, [isOpened])

  const { errors, isBusy, onSubmit } = useForm({
    check: (typed) => ({
      ...check(typed),
      password: isAsked && !typed.password ? securityTexts.passwordMissing : undefined,
    }),
    send: async (typed, refuse) => {
      const result = await call(typed)
      if (result.kind === 'ok') return onDone(result.value, typed)
      const isRefused = result.kind === 'failed' && (result.code === 'fields' || result.code === 'malformed')
      if (!isRefused) return showFailure(result)
      setAsked(true)
      refuse({ password: isAsked ? securityTexts.passwordWrong : securityTexts.passwordMissing })
    },
  })
  return (
    <form ref={form} className="form" aria-label={label} noValidate onSubmit={onSubmit}>
      {children(isAsked && <PasswordField label={securityTexts.password} error={errors.password} />, errors)}
      <div className="actions">
        <BusyButton className="button button--small" isBusy={isBusy} busyText={commonTexts.busy}>
          {submit}
        </BusyButton>
        {onCancel && (
          <button type="button" className="button button--outline button--small" onClick={onCancel}>
            {commonTexts.cancel}
          </button>
        )}
      </div>
    </form>
  )
}
