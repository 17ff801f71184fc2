// Long: every way of getting in stands here beside the others, with what can be done with it.

import { type ReactNode, useState } from 'react'
import { adminScreens } from '../../contract/api/admin.ts'
import {
  type Passkey,
  passkeyNameMax,
  passwordLength,
  type Security as SecurityState,
  type Session,
  securityApi,
} from '../../contract/api/sign-in.ts'
import { adminCookies, retention } from '../../contract/privacy/periods.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import { ActionButton } from '../shared/ActionParts.tsx'
import { type Typed, useAction } from '../shared/actions.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { formatDateOf, formatMoment } from '../shared/admin-formats.ts'
import { makePasskey, PasswordField } from '../shared/credentials.tsx'
import { ConfirmDialog } from '../shared/dialogs.tsx'
import { endOffer } from '../shared/PasskeyOffer.tsx'
import { Loaded, Part, ScreenHead } from '../shared/parts.tsx'
import { commonTexts, screenNames } from '../shared/texts.ts'
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
        cursor={query.get('cursor') ?? undefined}
        title={isJournal ? 'Journal' : screenNames.access}
        lead={
          isJournal
            ? 'Les connexions, et ce qui a été changé, exporté ou effacé. Une ligne reste un an ; elle ne contient aucune donnée personnelle, seulement des numéros.'
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
      {isJournal ? (
        <Journal query={query} />
      ) : (
        <Security isAddingKey={query.has('cle')} onPasswordChanged={onPasswordChanged} />
      )}
    </div>
  )
}

type SecurityProps = { isAddingKey: boolean; onPasswordChanged: () => void }

/** Passkeys, sessions, the password. */
export function Security({ isAddingKey, onPasswordChanged }: SecurityProps) {
  const state = useLoaded<SecurityState>(securityApi.state)
  return (
    <Loaded of={state} loading={commonTexts.loading} failed="Impossible de charger les réglages de sécurité.">
      {({ needsPassword, passkeys, sessions }) => (
        <>
          {!needsPassword && (
            <p>{`Vous venez de vous connecter par un lien : pendant ${retention.signInLinkMinutes} minutes, l’ancien mot de passe n’est pas demandé.`}</p>
          )}
          <div className="columns">
            <PasskeysPanel
              // Asked for on this very screen, it begins anew.
              key={String(isAddingKey)}
              passkeys={passkeys}
              device={sessions[0]?.device ?? ''}
              needsPassword={needsPassword}
              isAdding={isAddingKey}
            />
            <SessionsPanel sessions={sessions} />
            <PasswordPanel needsPassword={needsPassword} onChanged={onPasswordChanged} />
          </div>
        </>
      )}
    </Loaded>
  )
}

/** Why a passkey was not made. */
const notMade = {
  cancelled: { title: 'Clé d’accès non créée', text: 'L’appareil n’a pas créé la clé. Réessayez.' },
  alreadyThere: {
    title: 'Cet appareil a déjà une clé d’accès',
    text: 'Elle ouvre déjà l’administration : rien n’a été ajouté.',
  },
  unsupported: {
    title: 'Clé d’accès impossible ici',
    text: 'Ce navigateur ne connaît pas les clés d’accès. Mettez-le à jour, ou ouvrez cette page dans un autre.',
  },
}

type PasskeysPanelProps = {
  passkeys: Passkey[]
  /** This one, as its owner would call it. */
  device: string
  needsPassword: boolean
  /** At first. */
  isAdding: boolean
}

/** The passkeys, and a form that makes one more with this device. */
function PasskeysPanel({ passkeys, device, needsPassword, isAdding: isAsked }: PasskeysPanelProps) {
  const { client, show } = useAdmin()
  const { post } = useAction()
  const [isAdding, setAdding] = useState(isAsked)
  const [removing, setRemoving] = useState<Passkey>()

  const make = async (options: PublicKeyCredentialCreationOptionsJSON, { name }: Typed) => {
    const made = await makePasskey(options)
    if (made.kind !== 'given') return show({ kind: 'error', ...notMade[made.kind] })
    const body = { name, response: made.response }
    const result = await post(securityApi.passkeys, {
      body,
      done: { title: 'Clé d’accès ajoutée', text: 'Elle ouvre dès maintenant l’administration.' },
    })
    if (result.kind !== 'ok') return
    endOffer()
    setAdding(false)
  }

  return (
    <Part id="cles" heading="Clés d’accès">
      <p className="small">Le doigt, le visage ou le code d’un appareil, à la place du mot de passe.</p>
      {passkeys.length === 0 && !isAdding && <p>Aucune clé d’accès pour l’instant.</p>}
      {passkeys.length > 0 && (
        <ul className="light-rows access-rows">
          {passkeys.map((passkey) => (
            <AccessRow
              key={passkey.id}
              name={passkey.name}
              detail={[`ajoutée le ${formatDateOf(passkey.addedAt)}`, passkey.keptBy]}
            >
              <button
                type="button"
                className="button button--outline button--small"
                onClick={() => setRemoving(passkey)}
              >
                Retirer
                <span className="visually-hidden">{` : ${passkey.name}`}</span>
              </button>
            </AccessRow>
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
                hint="Pour la reconnaître."
                error={errors.name}
                name="name"
                defaultValue={device}
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
      {removing && (
        <ConfirmDialog
          heading="Retirer cette clé d’accès ?"
          points={['les autres façons d’entrer restent', 'les sessions ouvertes avec elle restent ouvertes']}
          note="Effacez-la aussi de l’appareil : il la proposerait encore."
          confirm="Retirer la clé"
          act={() =>
            post(`${securityApi.passkeys}/${removing.id}/remove`, {
              done: { title: 'Clé d’accès retirée', text: 'Elle n’ouvre plus rien ici.' },
              isInDialog: true,
            })
          }
          onClose={() => setRemoving(undefined)}
        >
          {'« '}
          <b>{removing.name}</b>
          {' » n’ouvrira plus rien ici :'}
        </ConfirmDialog>
      )}
    </Part>
  )
}

type AccessRowProps = { name: string; detail: readonly (string | null)[]; children: ReactNode }

/** A passkey or a session, with what can be done with it. */
function AccessRow({ name, detail, children }: AccessRowProps) {
  return (
    <li className="row row--apart">
      <div>
        <b>{name}</b>
        <p className="small">{detail.filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </li>
  )
}

/** Where the administrator is signed in, and how that ends. */
function SessionsPanel({ sessions }: { sessions: Session[] }) {
  const { post } = useAction()
  const end = (path: string, title: string, text: string) => post(path, { done: { title, text } })
  return (
    <Part id="sessions" heading="Sessions ouvertes">
      <p className="small">{`Une session se ferme ${adminCookies.session.days} jours après la connexion.`}</p>
      <ul className="light-rows access-rows">
        {sessions.map(({ id, device, since, seenAt, isHere }) => (
          <AccessRow
            key={id}
            name={device ?? 'Appareil inconnu'}
            detail={[
              `depuis le ${formatMoment(since)}`,
              isHere ? 'celle-ci' : `dernière activité le ${formatMoment(seenAt)}`,
            ]}
          >
            {!isHere && (
              <ActionButton
                className="button button--outline button--small"
                action={() =>
                  end(
                    `${securityApi.sessions}/${id}/end`,
                    'Session fermée',
                    'Cet appareil doit se connecter de nouveau.',
                  )
                }
              >
                Fermer
                <span className="visually-hidden">{` : ${device ?? 'Appareil inconnu'}`}</span>
              </ActionButton>
            )}
          </AccessRow>
        ))}
      </ul>
      {sessions.length > 2 && (
        <div className="actions">
          <ActionButton
            className="button button--outline button--small"
            action={() => end(securityApi.endOtherSessions, 'Sessions fermées', 'Il ne reste que celle-ci.')}
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
