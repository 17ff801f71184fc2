/**
 * Addresses of signing in and out: Better Auth's own, but that a link is used up by a POST. None needs a session; all
 * but the two that take a GET want JSON from our own pages. Failures are a `Problem`: 401 wrong, 404 a link that is
 * over, 429 with `Retry-After` for passwords only.
 */
export const signInApi = {
  /** `{ email, password }`; answers a `SignInAnswer`. */
  signIn: '/api/auth/sign-in/email',
  /** `{ email }`; answers `{ requested: true }` for every address, and writes to the administrator's alone. */
  requestLink: '/api/auth/sign-in/magic-link',
  /** `{ token }` of a mailed link; answers a `SignInAnswer`. */
  signInByLink: '/api/auth/magic-link/verify',
  /** GET: what `navigator.credentials.get` needs, as JSON (WebAuthn, 5.8.4). */
  passkeyOptions: '/api/auth/passkey/generate-authenticate-options',
  /** `{ response }`, the credential as JSON; answers a `SignInAnswer`. */
  signInByPasskey: '/api/auth/passkey/verify-authentication',
  signOut: '/api/auth/sign-out',
  /** GET: a `SessionAnswer`. */
  session: '/api/auth/get-session',
} as const

/** Answer of every way in. */
export type SignInAnswer = { signedIn: true }

/** Answer of `session`: `null` while signed out (status 200). */
export type SessionAnswer = { email: string; isAdministrator: boolean } | null

/** Where a mailed link leads; its token follows. A fragment never leaves the browser: it stands in no log. */
export const linkPage = '/admin#lien='

/** Addresses of the administrator's page about safety; they need the administrator's session. */
export const securityApi = {
  /** GET: a `Security`. */
  state: '/api/admin/security',
  /** POST `{ password }`, which may be missing where `needsPassword` is false: what `navigator.credentials.create` needs. */
  passkeyOptions: '/api/admin/security/passkeys/options',
  /** POST `{ name, response }`; `{passkeys}/{id}/remove` takes nothing. */
  passkeys: '/api/admin/security/passkeys',
  /** POST `{sessions}/{id}/end`. */
  sessions: '/api/admin/security/sessions',
  /** POST: every session but this one. */
  endOtherSessions: '/api/admin/security/sessions/end-others',
  /** POST `{ current, password }`, `current` as above; ends all sessions, this one too. */
  changePassword: '/api/admin/security/password',
  /** GET: a `JournalPage`. */
  journal: '/api/admin/journal',
} as const

/** Longest name of a passkey, in characters. */
export const passkeyNameMax = 60

/** Shortest, advised and longest password, in UTF-16 units; the same in the settings, in every form and for Better Auth. */
export const passwordLength = { min: 6, advised: 12, max: 128 } as const

/** Hexadecimal digits of the hash of the address that the page carries: 8 bits, which one address in 256 has too (docs/requirements.md 14.3). */
export const addressCheckDigits = 2

/** `keptBy` is the program that keeps it, where that is known. */
export type Passkey = { id: string; name: string; addedAt: string; keptBy: string | null }

/** `device` is what its owner would call it, “iPhone · Safari”, where that is known. */
export type Session = { id: string; device: string | null; since: string; seenAt: string; isHere: boolean }

export type Security = {
  /** False for a quarter of an hour after a mailed link: then a passkey or a new password need no old one. */
  needsPassword: boolean
  passkeys: Passkey[]
  /** The one that asks first, then those that were used last. */
  sessions: Session[]
}
