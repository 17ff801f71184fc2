import { settings } from '../../content/settings.ts'
import type { SecondFactor } from '../../contract/api/admin.ts'
import type { CodeKind } from '../../contract/api/door.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** A session lasts this long without use, in seconds. */
const sessionLifetime = 7 * 24 * 60 * 60

export type Account = { email: string; isAdministrator: boolean }

/** An account with the session it came with. */
export type Visitor = Account & { userId: string; sessionId: string }

/** How far a right password, link, code or passkey has led; with the cookies for the browser. */
export type Entry = { cookies: string[] } & (
  | { isOpen: true; userId: string; email: string }
  | { isOpen: false; secondFactors: SecondFactor[] }
)

export type AuthDeps = {
  database: Database
  config: Pick<Config, 'siteUrl' | 'isProduction' | 'adminEmail'>
  secret: string
}

/** Better Auth's models under the names of our tables. */
const models = {
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  session: {
    // What needs more than a session asks for the password itself.
    freshAge: 0,
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    expiresIn: sessionLifetime,
  },
  account: {
    modelName: 'accounts',
    fields: {
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    modelName: 'verifications',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
} as const

async function loadBetterAuth({ database, config, secret }: AuthDeps) {
  const [{ betterAuth }, { challengeCookies, createPasskeys, createTwoFactor, doorPlugin }] = await Promise.all([
    import('better-auth'),
    import('./auth-plugins.ts'),
  ])
  const toCookie = (name: string) => ({ name: `${config.isProduction ? '__Host-' : ''}businessbretzel-${name}` })
  return betterAuth({
    appName: settings.brand,
    plugins: [createTwoFactor(), createPasskeys(config.siteUrl), doorPlugin],
    baseURL: config.siteUrl,
    basePath: '/api/auth',
    secret,
    database: { db: database.db, type: database.engine },
    ...models,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 6,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    advanced: {
      // `__Host-` demands Secure, which plain http on a laptop cannot give (RFC 6265bis, 4.1.3.2).
      useSecureCookies: false,
      defaultCookieAttributes: { secure: config.isProduction, sameSite: 'strict', httpOnly: true, path: '/' },
      cookies: {
        session_token: toCookie('session'),
        [challengeCookies.code]: toCookie('step'),
        [challengeCookies.passkey]: toCookie('passkey'),
      },
      ipAddress: { disableIpTracking: true },
    },
    // The throttle of our own counts in the database, per account and client.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

/**
 * Who is at the administrator's door. The library is loaded at the first call: it weighs 50 MB, and most
 * instances never see an administrator.
 */
export function createAuth(deps: AuthDeps) {
  let loading: ReturnType<typeof loadBetterAuth> | undefined
  const load = () => {
    loading ??= loadBetterAuth(deps)
    return loading
  }
  const administrator = deps.config.adminEmail.toLowerCase()
  const { db } = deps.database

  /** What an answer of Better Auth to a sign-in means; `undefined` if it was refused. */
  async function toEntry(answer: Response): Promise<Entry | undefined> {
    if (!answer.ok) return undefined
    const body = (await answer.json()) as { user: { id: string; email: string } } | { twoFactorRedirect: true }
    const cookies = answer.headers.getSetCookie()
    if ('user' in body) return { cookies, isOpen: true, userId: body.user.id, email: body.user.email.toLowerCase() }
    const keys = await db.selectFrom('passkeys').select('id').limit(1).execute()
    return { cookies, isOpen: false, secondFactors: keys.length > 0 ? ['code', 'passkey'] : ['code'] }
  }

  return {
    /** Checks a password; `undefined` if it is wrong. */
    signIn: async (email: string, password: string, headers: Headers): Promise<Entry | undefined> => {
      const auth = await load()
      return toEntry(await auth.api.signInEmail({ body: { email, password }, headers, asResponse: true }))
    },

    /** Lets in whoever held a mailed link, as far as a right password would. */
    signInByLink: async (userId: string, headers: Headers): Promise<Entry | undefined> => {
      const auth = await load()
      return toEntry(await auth.api.signInByLink({ body: { userId }, headers, asResponse: true }))
    },

    /** The address whose second step is under way, if one is. */
    findChallenge: async (headers: Headers): Promise<string | undefined> => {
      const auth = await load()
      const { email } = await auth.api.findChallenge({ headers })
      return email?.toLowerCase()
    },

    /** Checks the code of a second step, from the application or a backup code. */
    verifyCode: async (kind: CodeKind, code: string, headers: Headers): Promise<Entry | 'over' | undefined> => {
      const auth = await load()
      const call = { body: { code }, headers, asResponse: true } as const
      const answer = kind === 'totp' ? await auth.api.verifyTOTP(call) : await auth.api.verifyBackupCode(call)
      if (answer.ok) return toEntry(answer)
      const { code: reason } = (await answer.json()) as { code?: string }
      return reason === 'INVALID_CODE' || reason === 'INVALID_BACKUP_CODE' ? undefined : 'over'
    },

    /** The question for a passkey, with the cookie that ties the answer to it. */
    askPasskey: async (): Promise<{ options: object; cookies: string[] }> => {
      const auth = await load()
      const answer = await auth.api.generatePasskeyAuthenticationOptions({ headers: new Headers(), asResponse: true })
      const options = { ...((await answer.json()) as object), userVerification: 'required' }
      return { options, cookies: answer.headers.getSetCookie() }
    },

    /** Checks a passkey's answer: it is both factors at once, since the device has verified its user. */
    signInByPasskey: async (response: object, headers: Headers): Promise<Entry | undefined> => {
      const { api } = await load()
      // Whatever the browser sent: the library checks it.
      const body = { response } as NonNullable<Parameters<typeof api.verifyPasskeyAuthentication>[0]>['body']
      return toEntry(await api.verifyPasskeyAuthentication({ body, headers, asResponse: true }))
    },

    /** Ends the session of the cookie; returns the cookies that clear it. */
    signOut: async (headers: Headers): Promise<string[]> => {
      const auth = await load()
      const answer = await auth.api.signOut({ headers, asResponse: true })
      return answer.headers.getSetCookie()
    },

    /** The account behind the cookie with its session, or `undefined` while signed out. */
    findVisitor: async (headers: Headers): Promise<Visitor | undefined> => {
      if (!headers.get('cookie')?.includes('businessbretzel-session=')) return undefined
      const auth = await load()
      const found = await auth.api.getSession({ headers, query: { disableCookieCache: true } })
      if (!found) return undefined
      const email = found.user.email.toLowerCase()
      return { email, isAdministrator: email === administrator, userId: found.user.id, sessionId: found.session.id }
    },

    /** Better Auth itself, for the calls of the page about safety. */
    load,
  }
}

export type Auth = ReturnType<typeof createAuth>
