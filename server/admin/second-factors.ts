import type { BackupCodes, Passkey, TotpSetup } from '../../contract/api/door.ts'
import type { Database } from '../db/database.ts'
import type { Auth } from './auth.ts'

/** What Better Auth made of a call; the cookies of a session that it renewed belong to the answer. */
export type Made<T> = { value: T; cookies: string[] }

async function toMade<T>(answer: Response): Promise<Made<T> | undefined> {
  if (!answer.ok) return undefined
  return { value: (await answer.json()) as T, cookies: answer.headers.getSetCookie() }
}

/**
 * The second factors of the administrator, by Better Auth's plugins. Every call needs the session in `headers`; those
 * that take a password answer `undefined` if it is wrong.
 */
export function createSecondFactors(auth: Auth, { db }: Database) {
  return {
    /** Makes a key and backup codes; they count once a code was confirmed. */
    setUpTotp: async (password: string, headers: Headers): Promise<Made<TotpSetup> | undefined> => {
      const { api } = await auth.load()
      const answer = await api.enableTwoFactor({ body: { password, method: 'totp' }, headers, asResponse: true })
      const made = await toMade<{ totpURI: string; backupCodes: string[] }>(answer)
      if (!made) return undefined
      const { totpURI: uri, backupCodes } = made.value
      const key = new URL(uri).searchParams.get('secret') ?? ''
      return { value: { uri, key, backupCodes }, cookies: made.cookies }
    },

    confirmTotp: async (code: string, headers: Headers): Promise<Made<unknown> | undefined> => {
      const { api } = await auth.load()
      return toMade(await api.verifyTOTP({ body: { code }, headers, asResponse: true }))
    },

    disableTotp: async (password: string, headers: Headers): Promise<Made<unknown> | undefined> => {
      const { api } = await auth.load()
      return toMade(await api.disableTwoFactor({ body: { password }, headers, asResponse: true }))
    },

    renewBackupCodes: async (password: string, headers: Headers): Promise<Made<BackupCodes> | undefined> => {
      const { api } = await auth.load()
      const answer = await api.generateBackupCodes({ body: { password }, headers, asResponse: true })
      const made = await toMade<BackupCodes>(answer)
      return made && { ...made, value: { backupCodes: made.value.backupCodes } }
    },

    /** How many backup codes are left. */
    countBackupCodes: async (userId: string): Promise<number> => {
      const { api } = await auth.load()
      const { backupCodes } = await api.viewBackupCodes({ body: { userId } })
      return backupCodes.length
    },

    /** What the browser needs to make a passkey; the cookie ties its answer to this question. */
    offerPasskey: async (headers: Headers): Promise<Made<object> | undefined> => {
      const { api } = await auth.load()
      return toMade(await api.generatePasskeyRegistrationOptions({ headers, asResponse: true }))
    },

    addPasskey: async (name: string, response: object, headers: Headers): Promise<Made<unknown> | undefined> => {
      const { api } = await auth.load()
      return toMade(await api.verifyPasskeyRegistration({ body: { name, response }, headers, asResponse: true }))
    },

    /** @returns false if there is no such passkey of this account */
    renamePasskey: async (id: string, name: string, headers: Headers): Promise<boolean> => {
      const { api } = await auth.load()
      return (await api.updatePasskey({ body: { id, name }, headers, asResponse: true })).ok
    },

    /** @returns false if there is no such passkey of this account */
    removePasskey: async (id: string, headers: Headers): Promise<boolean> => {
      const { api } = await auth.load()
      return (await api.deletePasskey({ body: { id }, headers, asResponse: true })).ok
    },

    listPasskeys: async (userId: string): Promise<Passkey[]> => {
      const rows = await db
        .selectFrom('passkeys')
        .select(['id', 'name', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute()
      return rows.map(({ id, name, created_at }) => ({
        id,
        name: name ?? '',
        addedAt: new Date(created_at ?? 0).toISOString(),
      }))
    },
  }
}

export type SecondFactors = ReturnType<typeof createSecondFactors>
