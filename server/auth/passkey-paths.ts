/** Better Auth's own routes for a sign-in by passkey, below `/api/auth`. */
export const passkeyPaths = {
  ask: '/passkey/generate-authenticate-options',
  answer: '/passkey/verify-authentication',
} as const
