/**
 * Addresses around the door of the room. Each takes a POST with JSON from our own pages, without a session.
 * Failures are a `Problem`; a wrong code or name is 422 with its field, a link or a second step that is over 404
 * and 401.
 */
export const doorApi = {
  /** `{ email }`; answers `{ requested: true }` for every address, and writes to the administrator's alone. */
  requestLink: '/api/auth/request-sign-in-link',
  /** `{ token }` of a mailed link; answers a `SignInAnswer`. */
  signInByLink: '/api/auth/sign-in/link',
  /** Like `requestLink`. */
  requestReset: '/api/auth/request-password-reset',
  /** `{ token, password }`; answers `{ reset: true }` and ends all sessions. */
  resetPassword: '/api/auth/reset-password',
  /** `{ kind, code }` after a `SignInAnswer` that asked for it; answers a `SignInAnswer`. */
  verifyCode: '/api/auth/two-factor/verify',
  /** Answers what `navigator.credentials.get` needs, as JSON (WebAuthn, 5.8.4). */
  passkeyOptions: '/api/auth/passkey/options',
  /** `{ response }`, the credential as JSON; answers a `SignInAnswer`. */
  signInByPasskey: '/api/auth/sign-in/passkey',
} as const

/** Pages of the links that are mailed; a token follows. */
export const doorPages = { signIn: '/admin/lien', reset: '/admin/mot-de-passe' } as const

export const codeKinds = ['totp', 'backup'] as const
export type CodeKind = (typeof codeKinds)[number]

/** Addresses of the room's page about its own safety; they need the administrator's session. */
export const securityApi = {
  /** GET: a `Security`. */
  state: '/api/admin/security',
  /** POST `{ password }`: a `TotpSetup`, in force once a code of it was confirmed. */
  setUpTotp: '/api/admin/security/totp',
  /** POST `{ code }`. */
  confirmTotp: '/api/admin/security/totp/confirm',
  /** POST `{ password }`. */
  disableTotp: '/api/admin/security/totp/disable',
  /** POST `{ password }`: a `BackupCodes`; earlier ones end. */
  renewBackupCodes: '/api/admin/security/backup-codes',
  /** POST `{ password }`: what `navigator.credentials.create` needs. */
  passkeyOptions: '/api/admin/security/passkeys/options',
  /** POST `{ name, response }`; `{passkeys}/{id}/rename` takes `{ name }`, `{passkeys}/{id}/remove` nothing. */
  passkeys: '/api/admin/security/passkeys',
  /** POST `{sessions}/{id}/end`. */
  sessions: '/api/admin/security/sessions',
  /** POST: every session but this one. */
  endOtherSessions: '/api/admin/security/sessions/end-others',
  /** POST `{ current, password }`; ends all sessions, this one too. */
  changePassword: '/api/admin/security/password',
  /** GET: a `JournalPage`. */
  journal: '/api/admin/journal',
} as const

/** Longest name of a passkey, in characters. */
export const passkeyNameMax = 60

/** Shortest and longest password. The longest is Better Auth's; the advised one is longer than the shortest. */
export const passwordLength = { min: 6, advised: 12, max: 128 } as const

/** Where a session was begun, as the browser introduces itself. */
export const systemFamilies = ['Windows', 'macOS', 'iPhone, iPad', 'Android', 'Linux', 'Inconnu'] as const
export type SystemFamily = (typeof systemFamilies)[number]

export type OpenSession = {
  id: string
  browser: string
  system: SystemFamily
  /** ISO 8601, UTC. */
  signedInAt: string
  isCurrent: boolean
}

export type Passkey = { id: string; name: string; addedAt: string }

export type Security = {
  hasTotp: boolean
  /** Backup codes not used yet; 0 without the application. */
  backupCodesLeft: number
  passkeys: Passkey[]
  /** Newest first. */
  sessions: OpenSession[]
}

export type BackupCodes = { backupCodes: string[] }

/** `uri` is an `otpauth:` address for the application, `key` the same key to be typed. */
export type TotpSetup = BackupCodes & { uri: string; key: string }
