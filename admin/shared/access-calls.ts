import type { JournalPage } from '../../contract/api/audit.ts'
import {
  type Security,
  type SessionAnswer,
  type SignInAnswer,
  securityApi,
  signInApi,
} from '../../contract/api/sign-in.ts'
import type { CallResult } from './admin-calls.ts'

type Post = <T>(path: string, body?: unknown) => Promise<CallResult<T>>
type Get = <T>(path: string, signal?: AbortSignal) => Promise<CallResult<T>>

/** Signing in and out, and who is there. */
export function createSignInCalls(get: Get, post: Post) {
  return {
    signIn: (email: string, password: string) => post<SignInAnswer>(signInApi.signIn, { email, password }),
    requestLink: (email: string) => post<unknown>(signInApi.requestLink, { email }),
    signInByLink: (token: string) => post<SignInAnswer>(signInApi.signInByLink, { token }),
    askPasskey: () => get<PublicKeyCredentialRequestOptionsJSON>(signInApi.passkeyOptions),
    signInByPasskey: (response: object) => post<SignInAnswer>(signInApi.signInByPasskey, { response }),
    signOut: () => post<unknown>(signInApi.signOut),
    findSession: () => get<SessionAnswer>(signInApi.session),
  }
}

/** Calls of the page about safety and of the journal. An old password is left out where none is needed. */
export function createSecurityCalls(get: Get, post: Post) {
  const of = (list: string, id: string, action: string) => `${list}/${encodeURIComponent(id)}/${action}`
  return {
    getSecurity: (signal?: AbortSignal) => get<Security>(securityApi.state, signal),
    getJournal: (cursor: string | null, signal?: AbortSignal) =>
      get<JournalPage>(
        cursor === null ? securityApi.journal : `${securityApi.journal}?${new URLSearchParams({ cursor })}`,
        signal,
      ),
    offerPasskey: (password: string | undefined) =>
      post<PublicKeyCredentialCreationOptionsJSON>(securityApi.passkeyOptions, { password }),
    addPasskey: (name: string, response: object) => post<unknown>(securityApi.passkeys, { name, response }),
    renamePasskey: (id: string, name: string) => post<unknown>(of(securityApi.passkeys, id, 'rename'), { name }),
    removePasskey: (id: string) => post<unknown>(of(securityApi.passkeys, id, 'remove')),
    endSession: (id: string) => post<unknown>(of(securityApi.sessions, id, 'end')),
    endOtherSessions: () => post<unknown>(securityApi.endOtherSessions),
    changePassword: (current: string | undefined, password: string) =>
      post<unknown>(securityApi.changePassword, { current, password }),
  }
}
