import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { CamelCasePlugin } from 'kysely'
import { passwordLength } from '../../contract/api/sign-in.ts'
import { adminCookies, retention } from '../../contract/privacy/periods.ts'
import type { Database } from '../db/database.ts'
import { minute, second } from '../runtime/clock.ts'
import { passwordLimits, type SignInLimits } from './sign-in-limits.ts'
import { toDeviceName } from './user-agent.ts'

/** How long a mailed link opens; for as long after it the old password is not asked for. */
const linkLifetime = retention.signInLinkMinutes * minute

/** An account with the session it came with. */
export type Visitor = {
  email: string
  isAdministrator: boolean
  userId: string
  sessionId: string
  /** A mailed link was used a moment ago: a passkey or a new password need no old one. */
  isFreshFromLink: boolean
}

export type AuthDeps = {
  database: Database
  config: { siteUrl: string; isProduction: boolean; adminEmail: string }
  secret: string
  limits: SignInLimits
  /** Name of the site, for the devices that keep a passkey. */
  getBrand: () => string
  /** Sends a link to the administrator's address. */
  mailLink: (token: string) => Promise<void>
}

/** Tells Better Auth who the client is; whatever a client itself sends under this name is replaced. */
const clientHeader = 'x-client-ip'

/** Which way in made a session, by the path that did. */
const waysIn: Record<string, string> = {
  '/sign-in/email': 'password',
  '/magic-link/verify': 'link',
  '/passkey/verify-authentication': 'passkey',
}

/** A session is noted as seen once in this time, not at each call. */
const seenInterval = 5 * minute

/** A session ends this long after the sign-in, in seconds. */
const sessionLifetime = adminCookies.session.days * 24 * 60 * 60

/** Better Auth's models under the names of our tables; those of columns are its own, in small letters with underscores. */
const authTables = {
  user: { modelName: 'users' },
  session: {
    // What needs more than a session asks for the password itself.
    freshAge: 0,
    modelName: 'sessions',
    additionalFields: { signedInBy: { type: 'string', required: false, input: false } },
    expiresIn: sessionLifetime,
    // The cookie would not be renewed with it.
    disableSessionRefresh: true,
  },
  account: { modelName: 'accounts' },
  verification: { modelName: 'verifications' },
} as const

async function loadBetterAuth({ database, config, secret, limits, getBrand, mailLink }: AuthDeps) {
  const [{ betterAuth }, { magicLink }, { createPasskeys, keepQuestionInCookie, passkeyCookies, passkeyQuestions }] =
    await Promise.all([import('better-auth'), import('better-auth/plugins/magic-link'), import('./passkeys.ts')])
  const toCookie = (name: string) => ({ name: `${config.isProduction ? '__Host-' : ''}businessbretzel-${name}` })
  return betterAuth({
    appName: getBrand(),
    plugins: [
      createPasskeys(config.siteUrl, getBrand()),
      passkeyQuestions,
      magicLink({
        expiresIn: linkLifetime / second,
        disableSignUp: true,
        storeToken: 'hashed',
        generateToken: () => randomBytes(32).toString('base64url'),
        sendMagicLink: ({ token }) => mailLink(token),
      }),
    ],
    baseURL: config.siteUrl,
    basePath: '/api/auth',
    secret,
    database: { db: database.db.withPlugin(new CamelCasePlugin()), type: database.engine },
    ...authTables,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    databaseHooks: {
      verification: { create: { before: keepQuestionInCookie } },
      session: {
        create: {
          before: async (session, context) => ({
            data: {
              ...session,
              ipAddress: null,
              userAgent: toDeviceName(session.userAgent),
              signedInBy: waysIn[context?.path ?? ''] ?? null,
            },
          }),
        },
      },
    },
    rateLimit: {
      enabled: true,
      customRules: {
        '/sign-in/email': { max: passwordLimits.client, window: passwordLimits.window / second },
        // Links and passkeys cannot be guessed, and are the owner's way in while passwords are guessed.
        '/**': false,
      },
      customStorage: {
        consume: async (key) => {
          const wait = await limits.takePasswordCheck(key.slice(0, key.lastIndexOf('|')))
          return { allowed: wait === 0, retryAfter: Math.ceil(wait / second) }
        },
      },
    },
    advanced: {
      // `__Host-` demands Secure, which plain http on a laptop cannot give (RFC 6265bis, 4.1.3.2).
      useSecureCookies: false,
      defaultCookieAttributes: { secure: config.isProduction, sameSite: 'strict', httpOnly: true, path: '/' },
      cookies: {
        session_token: toCookie('session'),
        [passkeyCookies.token]: toCookie('passkey'),
        [passkeyCookies.question]: toCookie('question'),
      },
      ipAddress: { ipAddressHeaders: [clientHeader] },
      // Every route asks where a call comes from before it gets here.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    // What is no refusal of its own reaches our log and answers, where a database that is away has its word.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

/** What Better Auth needs to know of a request. */
export function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ [clientHeader]: request.ip })
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}

/**
 * Better Auth for the one administrator. It is loaded at the first call: it weighs 50 MB, and most instances never see
 * an administrator.
 */
export function createAuth(deps: AuthDeps) {
  let loading: ReturnType<typeof loadBetterAuth> | undefined
  const load = () => {
    // What failed is tried again: an update may have taken its files away for a moment.
    loading ??= loadBetterAuth(deps).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const { siteUrl } = deps.config
  const administrator = deps.config.adminEmail.toLowerCase()

  /** Nobody waits for it, and where nothing can be written the session goes on. */
  const noteSeen = (id: string) =>
    void deps.database
      .write((transaction) =>
        transaction
          .updateTable('sessions')
          .set({ updated_at: new Date().toISOString() })
          .where('id', '=', id)
          .execute(),
      )
      .catch(() => {})

  return {
    /** Calls one of Better Auth's own routes, limiter included; `body` makes it a POST. */
    call: async (request: FastifyRequest, path: string, body?: object): Promise<Response> => {
      const headers = toHeaders(request)
      if (body) headers.set('content-type', 'application/json')
      const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
      return (await load()).handler(new Request(`${siteUrl}/api/auth${path}`, init))
    },

    /** The account behind the cookie with its session, or `undefined` while signed out. */
    findVisitor: async (headers: Headers): Promise<Visitor | undefined> => {
      if (!headers.get('cookie')?.includes('businessbretzel-session=')) return undefined
      const { api } = await load()
      const found = await api.getSession({ headers, query: { disableCookieCache: true } })
      if (!found) return undefined
      const { user, session } = found
      const email = user.email.toLowerCase()
      // Better Auth counts by the clock of the machine.
      const age = Date.now() - new Date(session.createdAt).getTime()
      const isFreshFromLink = session.signedInBy === 'link' && age < linkLifetime
      if (Date.now() - new Date(session.updatedAt).getTime() > seenInterval) noteSeen(session.id)
      return {
        email,
        isAdministrator: email === administrator,
        userId: user.id,
        sessionId: session.id,
        isFreshFromLink,
      }
    },

    /** Better Auth itself, for who must not wait for it later. */
    load,
  }
}

export type Auth = ReturnType<typeof createAuth>
