import type { Passkey } from '../../../contract/api/sign-in.ts'
import type { Auth } from '../../auth/auth.ts'
import type { Database } from '../../db/database.ts'

/** What Better Auth made of a call; the cookies of a session that it renewed belong to the answer. */
export type Made<T> = { value: T; cookies: string[] }

async function toMade<T>(answer: Response): Promise<Made<T> | undefined> {
  if (!answer.ok) return undefined
  return { value: (await answer.json()) as T, cookies: answer.headers.getSetCookie() }
}

/** The passkeys of the administrator, by Better Auth's plug-in. Every call needs the session in `headers`. */
export function createPasskeyStore(auth: Auth, { db }: Database) {
  return {
    /** What the browser needs to make a passkey; the cookie ties its answer to this question. */
    offer: async (headers: Headers): Promise<Made<object> | undefined> => {
      const { api } = await auth.load()
      return toMade(await api.generatePasskeyRegistrationOptions({ headers, asResponse: true }))
    },

    add: async (name: string, response: object, headers: Headers): Promise<Made<unknown> | undefined> => {
      const { api } = await auth.load()
      return toMade(await api.verifyPasskeyRegistration({ body: { name, response }, headers, asResponse: true }))
    },

    /** @returns false if there is no such passkey of this account */
    rename: async (id: string, name: string, headers: Headers): Promise<boolean> => {
      const { api } = await auth.load()
      return (await api.updatePasskey({ body: { id, name }, headers, asResponse: true })).ok
    },

    /** @returns false if there is no such passkey of this account */
    remove: async (id: string, headers: Headers): Promise<boolean> => {
      const { api } = await auth.load()
      return (await api.deletePasskey({ body: { id }, headers, asResponse: true })).ok
    },

    list: async (userId: string): Promise<Passkey[]> => {
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
