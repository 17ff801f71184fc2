import type { SignInAnswer } from '../../contract/api/admin.ts'
import type { JournalPage } from '../../contract/api/audit.ts'
import {
  type BackupCodes,
  type CodeKind,
  doorApi,
  type Security,
  securityApi,
  type TotpSetup,
} from '../../contract/api/door.ts'
import type { CallResult } from './admin-calls.ts'

type Post = <T>(path: string, body?: unknown) => Promise<CallResult<T>>
type Get = <T>(path: string, signal?: AbortSignal) => Promise<CallResult<T>>

/** Calls before the session: a mailed link, a passkey, the second step. */
export function createDoorCalls(post: Post) {
  return {
    requestLink: (email: string) => post<unknown>(doorApi.requestLink, { email }),
    requestReset: (email: string) => post<unknown>(doorApi.requestReset, { email }),
    signInByLink: (token: string) => post<SignInAnswer>(doorApi.signInByLink, { token }),
    resetPassword: (token: string, password: string) => post<unknown>(doorApi.resetPassword, { token, password }),
    verifyCode: (kind: CodeKind, code: string) => post<SignInAnswer>(doorApi.verifyCode, { kind, code }),
    askPasskey: () => post<PublicKeyCredentialRequestOptionsJSON>(doorApi.passkeyOptions),
    signInByPasskey: (response: object) => post<SignInAnswer>(doorApi.signInByPasskey, { response }),
  }
}

/** Calls of the page about safety and of the journal. */
export function createSecurityCalls(get: Get, post: Post) {
  const of = (list: string, id: string, action: string) => `${list}/${encodeURIComponent(id)}/${action}`
  return {
    getSecurity: (signal?: AbortSignal) => get<Security>(securityApi.state, signal),
    getJournal: (cursor: string | null, signal?: AbortSignal) =>
      get<JournalPage>(
        cursor === null ? securityApi.journal : `${securityApi.journal}?${new URLSearchParams({ cursor })}`,
        signal,
      ),
    setUpTotp: (password: string) => post<TotpSetup>(securityApi.setUpTotp, { password }),
    confirmTotp: (code: string) => post<unknown>(securityApi.confirmTotp, { code }),
    disableTotp: (password: string) => post<unknown>(securityApi.disableTotp, { password }),
    renewBackupCodes: (password: string) => post<BackupCodes>(securityApi.renewBackupCodes, { password }),
    offerPasskey: (password: string) =>
      post<PublicKeyCredentialCreationOptionsJSON>(securityApi.passkeyOptions, { password }),
    addPasskey: (name: string, response: object) => post<unknown>(securityApi.passkeys, { name, response }),
    renamePasskey: (id: string, name: string) => post<unknown>(of(securityApi.passkeys, id, 'rename'), { name }),
    removePasskey: (id: string) => post<unknown>(of(securityApi.passkeys, id, 'remove')),
    endSession: (id: string) => post<unknown>(of(securityApi.sessions, id, 'end')),
    endOtherSessions: () => post<unknown>(securityApi.endOtherSessions),
    changePassword: (current: string, password: string) =>
      post<unknown>(securityApi.changePassword, { current, password }),
  }
}

export type DoorCalls = ReturnType<typeof createDoorCalls>
export type SecurityCalls = ReturnType<typeof createSecurityCalls>
