import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** A session lasts this long without use, in seconds. */
const sessionLifetime = 7 * 24 * 60 * 60

export type Account = { email: string; isAdministrator: boolean }

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
  const { betterAuth } = await import('better-auth')
  return betterAuth({
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
      cookies: {
        session_token: {
          name: config.isProduction ? '__Host-businessbretzel-session' : 'businessbretzel-session',
          attributes: { secure: config.isProduction, sameSite: 'strict', httpOnly: true, path: '/' },
        },
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

  return {
    /** Checks a password; on success the cookies of the new session, else `undefined`. */
    signIn: async (email: string, password: string, headers: Headers): Promise<string[] | undefined> => {
      const auth = await load()
      const answer = await auth.api.signInEmail({ body: { email, password }, headers, asResponse: true })
      return answer.ok ? answer.headers.getSetCookie() : undefined
    },

    /** Ends the session of the cookie; returns the cookies that clear it. */
    signOut: async (headers: Headers): Promise<string[]> => {
      const auth = await load()
      const answer = await auth.api.signOut({ headers, asResponse: true })
      return answer.headers.getSetCookie()
    },

    /** The account behind the cookie, or `undefined` while signed out. */
    findAccount: async (headers: Headers): Promise<Account | undefined> => {
      if (!headers.get('cookie')?.includes('businessbretzel-session=')) return undefined
      const auth = await load()
      const found = await auth.api.getSession({ headers, query: { disableCookieCache: true } })
      if (!found) return undefined
      const email = found.user.email.toLowerCase()
      return { email, isAdministrator: email === administrator }
    },
  }
}

export type Auth = ReturnType<typeof createAuth>
