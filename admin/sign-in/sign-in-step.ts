import { addressCheckDigits as digits, linkPage, type SignInAnswer } from '../../contract/api/sign-in.ts'
import { retention } from '../../contract/privacy/periods.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import { toFailureNotice } from '../shared/actions.ts'
import type { CallResult } from '../shared/client.ts'

/** What is said before the session. */
export const signInTexts = {
  title: 'Administration',
  login: {
    heading: 'Administration',
    lead: 'Réservé au propriétaire du site : demandes, inscriptions, contenus.',
    formLabel: 'Connexion à l’administration',
    unauthorised: {
      title: 'Accès non autorisé',
      text: 'Seuls les administrateurs autorisés peuvent accéder à cette page.',
    },
    wrong: { title: 'Erreur de connexion', text: 'Email ou mot de passe incorrect.' },
    failedTitle: 'Erreur de connexion',
    success: { title: 'Connexion réussie', text: 'Vous êtes maintenant connecté(e).' },
  },
  linkAsked: {
    title: 'Demande enregistrée',
    text: `Si cette adresse est celle de l’administration, un lien y arrive, ou y est arrivé il y a moins de cinq minutes ; il est valable ${retention.signInLinkMinutes} minutes, une seule fois. Regardez aussi dans les indésirables.`,
  },
  link: {
    heading: 'Encore un clic.',
    lead: 'Cliquez pour vous connecter : le lien ne sert qu’à ce moment-là.',
    formLabel: 'Connexion par lien',
  },
  linkOver: {
    title: 'Lien expiré',
    text: `Ce lien a déjà servi, ou ses ${retention.signInLinkMinutes} minutes sont passées. Demandez-en un autre.`,
  },
  passkey: {
    cancelled: {
      title: 'Clé d’accès non utilisée',
      text: 'L’appareil n’a pas donné la clé. Réessayez, ou connectez-vous autrement.',
    },
    unsupported: {
      title: 'Clé d’accès impossible ici',
      text: 'Ce navigateur ne connaît pas les clés d’accès. Mettez-le à jour, ou connectez-vous autrement.',
    },
  },
}

/** What is asked for before the session. */
export type SignInStep = { kind: 'ways' } | { kind: 'link'; token: string }

/** Says how signing in went and goes on; ends only where it failed: the form stays busy until the page has reloaded. */
export type Settle = (result: CallResult<SignInAnswer>, wrong?: { title: string; text: string }) => Promise<void>

const linkFragment = new URL(linkPage, 'https://site.example').hash

/** The step that an address begins with: a mailed link carries its token in the fragment. */
export function toSignInStep(fragment: string): SignInStep {
  const token = fragment.startsWith(linkFragment) ? fragment.slice(linkFragment.length) : ''
  return token ? { kind: 'link', token } : { kind: 'ways' }
}

/** Takes the token out of the address bar and the history, once the link is used or left. */
export function forgetToken(): void {
  if (location.hash.startsWith(linkFragment)) history.replaceState(null, '', location.pathname)
}

/**
 * How any way to sign in went (docs/requirements.md 10.4).
 * @param wrong what is said of a 401
 */
export function toSignInNotice(
  result: CallResult<unknown>,
  wrong = signInTexts.login.wrong,
): NoticeContent | undefined {
  const { success, unauthorised, failedTitle } = signInTexts.login
  if (result.kind === 'ok') return { kind: 'success', ...success }
  if (result.kind === 'signedOut') return { kind: 'error', ...wrong }
  if (result.kind === 'refused') return { kind: 'error', ...unauthorised }
  return toFailureNotice(result, failedTitle)
}

/**
 * Refuses an address before any call is made, without telling which one is right: the page carries a salt and the first
 * 8 bits of a salted SHA-256. The server decides in any case.
 * @param check `salt:hash` as the server wrote it into the page
 * @returns true also where it cannot be known: no check in the page, or no `crypto.subtle` (plain http)
 */
export async function mayBeAdministrator(email: string, check: string | undefined): Promise<boolean> {
  const [, salt, hash] = check?.match(/^(.+):([0-9a-f]{2,})$/i) ?? []
  const subtle = globalThis.crypto?.subtle
  if (salt === undefined || hash === undefined || subtle === undefined) return true
  const text = new TextEncoder().encode(`${salt}:${email.trim().toLowerCase()}`)
  const bytes = new Uint8Array(await subtle.digest('SHA-256', text))
  const found = Array.from(bytes.subarray(0, digits / 2), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return found === hash.slice(0, digits).toLowerCase()
}
