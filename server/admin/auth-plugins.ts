import { passkey } from '@better-auth/passkey'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { twoFactor } from 'better-auth/plugins'
import * as z from 'zod'
import { settings } from '../../content/settings.ts'

/** Cookies that tie a second step to its first one, under the names that the plugins ask for. */
export const challengeCookies = { code: 'two_factor', passkey: 'better-auth-passkey' } as const

/** Of the sign-in by a mailed link, so that the second factor can be asked for after it. */
const linkPath = '/sign-in/link'

/** What the plugins leave out. Who may call it is decided before; none of it is ever mounted over HTTP. */
export const doorPlugin = {
  id: 'door',
  endpoints: {
    /** Whose second step the cookie stands for: only a right password or link has led there. */
    findChallenge: createAuthEndpoint('/door/challenge', { method: 'GET', requireHeaders: true }, async (context) => {
      const { name } = context.context.createAuthCookie(challengeCookies.code)
      const identifier = await context.getSignedCookie(name, context.context.secret)
      const found = identifier ? await context.context.internalAdapter.findVerificationValue(identifier) : null
      const user = found && (await context.context.internalAdapter.findUserById(found.value))
      return context.json({ email: user && new Date(found.expiresAt) > new Date() ? user.email : null })
    }),

    /** Makes the session of whoever held a mailed link. */
    signInByLink: createAuthEndpoint(
      linkPath,
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (context) => {
        const user = await context.context.internalAdapter.findUserById(context.body.userId)
        if (!user) throw new APIError('UNAUTHORIZED')
        const session = await context.context.internalAdapter.createSession(user.id)
        await setSessionCookie(context, { session, user })
        return context.json({ user: { id: user.id, email: user.email } })
      },
    ),
  },
}

/** Codes of an application, asked for after the password and, beyond what the plugin does, after a mailed link. */
export function createTwoFactor() {
  const plugin = twoFactor({
    issuer: settings.brand,
    // The throttle of our own counts codes too.
    accountLockout: { enabled: false },
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'two_factors',
        fields: {
          userId: 'user_id',
          backupCodes: 'backup_codes',
          failedVerificationCount: 'failed_verification_count',
          lockedUntil: 'locked_until',
        },
      },
    },
  })
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) => context.path === linkPath || hook.matcher(context),
  }))
  return { ...plugin, hooks: { ...plugin.hooks, after } }
}

/** Refuses a passkey whose device did not ask its user for a finger, a face or a code: it would be one factor only. */
function refuseUnverified(isVerified: boolean): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED')
}

/** Passkeys of this site's own name (WebAuthn, 5.1.2), for devices that verify their user. */
export function createPasskeys(siteUrl: string) {
  return passkey({
    rpID: new URL(siteUrl).hostname,
    rpName: settings.brand,
    origin: siteUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: challengeCookies.passkey },
    registration: {
      afterVerification: ({ verification }) => refuseUnverified(verification.registrationInfo?.userVerified ?? false),
    },
    authentication: {
      afterVerification: ({ verification }) => refuseUnverified(verification.authenticationInfo.userVerified),
    },
    schema: {
      passkey: {
        modelName: 'passkeys',
        fields: {
          publicKey: 'public_key',
          userId: 'user_id',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  })
}
