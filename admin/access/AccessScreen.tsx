import { useState } from 'react'
import { adminScreens } from '../../contract/api/admin.ts'
import {
  type Passkey,
  passkeyNameMax,
  passwordLength,
  type Security as SecurityState,
  securityApi,
} from '../../contract/api/sign-in.ts'
import { adminCookies, retention } from '../../contract/privacy/periods.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import { ActionButton } from '../shared/ActionParts.tsx'
import { type Typed, useAction } from '../shared/actions.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { formatDateOf, formatPlural } from '../shared/admin-formats.ts'
import { makePasskey, PasswordField } from '../shared/credentials.tsx'
import { Loaded, Part, ScreenHead } from '../shared/parts.tsx'
import { commonTexts, passkeyTexts, screenNames } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { Journal } from './Journal.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import './access.css'

type AccessScreenProps = { rest: string; query: URLSearchParams; onPasswordChanged: () => void }

/** Who may enter and how, and at an address of its own the journal of it. */
export function AccessScreen({ rest, query, onPasswordChanged }: AccessScreenProps) {
  const isJournal = rest === 'journal'
  return (
    <div className="screen">
      <ScreenHead
        key={rest}
        title={isJournal ? 'Journal' : screenNames.access}
        lead={
          isJournal
            ? 'Les connexions, et ce qui a été changé, exporté ou effacé. Une ligne reste un an ; elle ne contient aucune donnée personnelle, seulement le numéro de la fiche.'
            : 'Qui peut entrer ici, et comment.'
        }
      />
      <nav className="tabs" aria-label={screenNames.access}>
        <a href={adminScreens.access} aria-current={isJournal ? undefined : 'page'}>
          Sécurité
        </a>
        <a href={`${adminScreens.access}/journal`} aria-current={isJournal ? 'page' : undefined}>
          Journal
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
    <Loaded of={state} loading={commonTexts.loading} failed="Impossible de charger les réglages de sécurité.">
      {({ needsPassword, passkeys, otherSessions }) => (
        <>
          {!needsPassword && (
            <p>{`Vous venez d’entrer par un lien : pendant ${retention.signInLinkMinutes} minutes, l’ancien mot de passe n’est pas demandé.`}</p>
          )}
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
  const { client, show } = useAdmin()
  const { post } = useAction()
  const [isAdding, setAdding] = useState(false)

  const make = async (options: PublicKeyCredentialCreationOptionsJSON, { name }: Typed) => {
    const made = await makePasskey(options)
    if (made.kind !== 'given') return show({ kind: 'error', ...passkeyTexts[made.kind] })
    const body = { name, response: made.response }
    const result = await post(securityApi.passkeys, {
      body,
      done: { title: 'Clé d’accès ajoutée', text: 'Elle ouvre dès maintenant l’administration.' },
    })
    if (result.kind === 'ok') setAdding(false)
  }

  return (
    <Part id="cles" heading="Clés d’accès">
      <p className="small">Le doigt, le visage ou le code d’un appareil, à la place du mot de passe.</p>
      {passkeys.length === 0 && !isAdding && <p>Aucune clé d’accès pour l’instant.</p>}
      {passkeys.length > 0 && (
        <ul className="light-rows passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <PasswordForm
          label="Ajouter une clé d’accès"
          submit="Créer la clé"
          needsPassword={needsPassword}
          check={({ name }) => ({
            name: name?.trim() ? undefined : `Donnez un nom à la clé, de ${passkeyNameMax} caractères au plus.`,
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
                label="Nom de la clé"
                hint="Pour la reconnaître : « Portable », « Téléphone »."
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
            Ajouter une clé d’accès
          </button>
        </div>
      )}
    </Part>
  )
}

/** One passkey, removed with a second press. */
function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [isSure, setSure] = useState(false)
  const { post } = useAction()
  const remove = async () =>
    isSure
      ? post(`${securityApi.passkeys}/${passkey.id}/remove`, {
          done: { title: 'Clé d’accès retirée', text: 'Elle n’ouvre plus rien ici. Effacez-la aussi de l’appareil.' },
        })
      : setSure(true)

  return (
    <li>
      <div>
        <b>{passkey.name}</b>
        <p className="small">{`ajoutée le ${formatDateOf(passkey.addedAt)}`}</p>
      </div>
      <ActionButton className="button button--outline button--small" action={remove}>
        {isSure ? 'Retirer pour de bon' : 'Retirer'}
        <span className="visually-hidden">{` : ${passkey.name}`}</span>
      </ActionButton>
    </li>
  )
}

/** How often the administrator is signed in elsewhere, and the button that ends it. */
function SessionsPanel({ others }: { others: number }) {
  const { post } = useAction()
  return (
    <Part id="sessions" heading="Sessions ouvertes">
      <p className="small">{`Une session se ferme ${adminCookies.session.days} jours après la connexion.`}</p>
      <p>
        {others === 0
          ? 'Aucune autre que celle-ci.'
          : formatPlural(
              {
                one: '{n} autre est ouverte, sur un autre appareil ou dans un autre navigateur.',
                many: '{n} autres sont ouvertes, sur d’autres appareils ou dans d’autres navigateurs.',
              },
              others,
            )}
      </p>
      {others > 0 && (
        <div className="actions">
          <ActionButton
            className="button button--outline button--small"
            action={() =>
              post(securityApi.endOtherSessions, {
                done: { title: 'Sessions fermées', text: 'Il ne reste que celle-ci.' },
              })
            }
          >
            Fermer toutes les autres
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
    <Part id="mot-de-passe" heading="Mot de passe">
      <p className="small">Le changer ferme toutes les sessions, celle-ci comprise.</p>
      <PasswordForm
        label="Changer le mot de passe"
        submit="Changer le mot de passe"
        needsPassword={needsPassword}
        check={({ [name]: next = '' }) => ({
          [name]: next.length < min ? `Le nouveau mot de passe compte au moins ${min} caractères.` : undefined,
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
              label="Nouveau mot de passe"
              hint={`Au moins ${min} caractères ; ${advised} ou plus sont plus sûrs.`}
              error={errors[name]}
            />
          </>
        )}
      </PasswordForm>
    </Part>
  )
}
