import { adminCookies } from '../../contract/privacy/periods.ts'

/** A session ends this long after the sign-in, in seconds. */
const sessionLifetime = adminCookies.session.days * 24 * 60 * 60

/** Better Auth's models under the names of our tables. */
export const authTables = {
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
    additionalFields: {
      signedInBy: { type: 'string', required: false, input: false, fieldName: 'signed_in_by' },
    },
    expiresIn: sessionLifetime,
    // The cookie would not be renewed with it.
    disableSessionRefresh: true,
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
