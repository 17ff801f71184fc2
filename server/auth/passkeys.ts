import { passkey } from '@better-auth/passkey'
import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import * as z from 'zod'

/** Cookies of a sign-in by passkey: which question it answers, and the question itself. */
export const passkeyCookies = { token: 'better-auth-passkey', question: 'passkey-question' } as const

/** Refuses a passkey whose device did not ask its user for a finger, a face or a code: it would prove too little. */
function refuseUnverified(isVerified: boolean): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED')
}

/** Passkeys of this site's own name (WebAuthn, 5.1.2), for devices that verify their user. */
export function createPasskeys(siteUrl: string, brand: string) {
  return passkey({
    rpID: new URL(siteUrl).hostname,
    rpName: brand,
    origin: siteUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: passkeyCookies.token },
    registration: {
      afterVerification: ({ verification }) => refuseUnverified(verification.registrationInfo?.userVerified ?? false),
    },
    authentication: {
      afterVerification: ({ verification }) => refuseUnverified(verification.authenticationInfo.userVerified),
    },
    // The one name that does not come back from `credential_id`.
    schema: { passkey: { modelName: 'passkeys', fields: { credentialID: 'credentialId' } } },
  })
}

const question = z.object({ identifier: z.string(), value: z.string(), expiresAt: z.coerce.date() })
const answer = z.object({ response: z.object({ id: z.string() }) })

type VerificationHooks = NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['verification']>

/**
 * Any visitor may ask for a question to a passkey. Stored in Better Auth's own table, ten thousand questions in a row
 * would fill the database, and a limit would keep the owner out; so it goes into a signed cookie of the one who asked.
 * @returns false, which keeps it out of the database
 */
export const keepQuestionInCookie: NonNullable<NonNullable<VerificationHooks['create']>['before']> = async (
  { identifier, value, expiresAt },
  context,
) => {
  if (context?.path !== '/passkey/generate-authenticate-options') return
  const { name, attributes } = context.context.createAuthCookie(passkeyCookies.question)
  const maxAge = Math.ceil((expiresAt.getTime() - Date.now()) / 1_000)
  const text = Buffer.from(JSON.stringify({ identifier, value, expiresAt })).toString('base64url')
  await context.setSignedCookie(name, text, context.context.secret, { ...attributes, maxAge })
  return false
}

/** Before a passkey is checked, its question is put where Better Auth looks for it: once, and for known passkeys only. */
export const passkeyQuestions = {
  id: 'passkey-questions',
  hooks: {
    before: [
      {
        matcher: ({ path }) => path === '/passkey/verify-authentication',
        handler: createAuthMiddleware(async (context) => {
          const { createAuthCookie, secret, adapter, internalAdapter } = context.context
          const signed = await context.getSignedCookie(createAuthCookie(passkeyCookies.question).name, secret)
          const given = answer.safeParse(context.body)
          if (!signed || !given.success) return
          const asked = question.parse(JSON.parse(Buffer.from(signed, 'base64url').toString()))
          const where = [{ field: 'credentialID', value: given.data.response.id }]
          if (!(await adapter.findOne({ model: 'passkey', where }))) return
          const used = { ...asked, identifier: `used-${asked.identifier}` }
          if (await internalAdapter.reserveVerificationValue(used)) await internalAdapter.createVerificationValue(asked)
        }),
      },
    ],
  },
} satisfies BetterAuthPlugin
