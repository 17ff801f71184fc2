import {
  adminApi,
  type CsvSeparator,
  type LeadAction,
  type LeadActionAnswer,
  type LeadGroup,
  type LeadGroupAction,
  type LeadGroupAnswer,
  type LeadGroups,
  type LeadPage,
  type PerDay,
  type Totals,
} from '../../contract/api/admin.ts'
import type {
  EnquiryAction,
  EnquiryActionAnswer,
  EnquiryFilter,
  EnquiryPage,
} from '../../contract/api/admin-enquiries.ts'
import { type RequestErrorCode, requestErrorCodes } from '../../contract/api/errors.ts'
import { createSecurityCalls, createSignInCalls } from './access-calls.ts'

/** Codes that are results of their own, not failures. */
type OwnResult = 'wrongPassword' | 'signedOut' | 'notAllowed'
export type FailureCode = Exclude<RequestErrorCode, OwnResult | 'tooManyTries'>

/** Why a call brought nothing: a code of the server, or `thrown` when no answer came at all. */
export type Failure =
  | { kind: 'failed'; code: FailureCode }
  | { kind: 'failed'; code: 'tooManyTries'; minutes: number }
  | { kind: 'thrown' }

/** `signedOut` is 401 (of the sign-in: a wrong password), `refused` is 403: another account. */
export type CallResult<T> = { kind: 'ok'; value: T } | { kind: 'signedOut' } | { kind: 'refused' } | Failure

/** What ends the administrator's view, whichever call met it. */
export type Loss = 'signedOut' | 'refused'

export type AdminCallDeps = {
  fetch: typeof fetch
  /** Told of every 401 and 403, except those of signing in and of asking for the session. */
  onLoss: (loss: Loss) => void
}

/** Past this no answer is expected, in milliseconds; sending a mail again may take the server 8 s. */
const timeout = 15_000
/** The same for a whole file: a hundred thousand addresses over a slow line. */
const fileTimeout = 180_000

/** A file with the name that the server gave it. */
export type DownloadedFile = { name: string; content: Blob }

/** @throws if it ends before its end, or is no such file at all */
async function readCsvFile(response: Response): Promise<DownloadedFile> {
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  if (name === undefined || !response.headers.get('content-type')?.startsWith('text/csv')) throw new Error('no file')
  return { name, content: await response.blob() }
}

const ownResults: readonly string[] = ['wrongPassword', 'signedOut', 'notAllowed', 'tooManyTries']
const failureCodes = requestErrorCodes.filter((code): code is FailureCode => !ownResults.includes(code))

function toFailureCode(body: unknown): FailureCode {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  return failureCodes.find((known) => known === code) ?? 'fault'
}

async function toFailedResult(response: Response): Promise<Exclude<CallResult<never>, { kind: 'ok' }>> {
  if (response.status === 401) return { kind: 'signedOut' }
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after')) || 60
    return { kind: 'failed', code: 'tooManyTries', minutes: Math.max(1, Math.ceil(seconds / 60)) }
  }
  const code = toFailureCode(await response.json().catch(() => undefined))
  return response.status === 403 && code !== 'wrongOrigin' ? { kind: 'refused' } : { kind: 'failed', code }
}

export type ListPlace = { search: string; cursor: string | null; filter?: string }

function toListPath(path: string, { search, cursor, filter }: ListPlace): string {
  const query = new URLSearchParams()
  if (filter) query.set('filter', filter)
  if (search) query.set('search', search)
  if (cursor !== null) query.set('cursor', cursor)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The administrator's calls. None ever throws: whatever goes wrong is a result with words of its own. */
export function createAdminCalls({ fetch, onLoss }: AdminCallDeps) {
  async function call<T>(
    path: string,
    init: RequestInit & { signal?: AbortSignal },
    read = (response: Response): Promise<T> => response.json(),
    longest = timeout,
  ): Promise<CallResult<T>> {
    const patience = AbortSignal.timeout(longest)
    try {
      const response = await fetch(path, {
        ...init,
        credentials: 'same-origin',
        headers: { accept: 'application/json', ...init.headers },
        signal: init.signal ? AbortSignal.any([init.signal, patience]) : patience,
      })
      if (!response.ok) return await toFailedResult(response)
      return { kind: 'ok', value: await read(response) }
    } catch {
      return { kind: 'thrown' }
    }
  }

  const post = <T>(path: string, body: unknown = {}) =>
    call<T>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  async function guard<T>(result: Promise<CallResult<T>>): Promise<CallResult<T>> {
    const settled = await result
    if (settled.kind === 'signedOut' || settled.kind === 'refused') onLoss(settled.kind)
    return settled
  }

  const get = <T>(path: string, signal?: AbortSignal) => guard(call<T>(path, signal ? { signal } : {}))

  const postInside = <T>(path: string, body?: unknown) => guard(post<T>(path, body))

  return {
    ...createSignInCalls((path) => call(path, { cache: 'no-store' }), post),
    ...createSecurityCalls(get, postInside),

    getTotals: (signal?: AbortSignal) => get<Totals>(adminApi.totals, signal),
    getPerDay: (days: number, signal?: AbortSignal) => get<PerDay>(`${adminApi.perDay}?days=${days}`, signal),

    /** @param place `search` as typed, `cursor` of the page before; both may be empty */
    listLeads: (place: ListPlace, signal?: AbortSignal) => get<LeadPage>(toListPath(adminApi.leads, place), signal),
    listEnquiries: (place: ListPlace & { filter: EnquiryFilter }, signal?: AbortSignal) =>
      get<EnquiryPage>(toListPath(adminApi.enquiries, place), signal),

    /** The whole list; half a file is none. */
    downloadLeads: (separator: CsvSeparator) =>
      guard(
        call(`${adminApi.csv}?separator=${separator}`, { headers: { accept: 'text/csv' } }, readCsvFile, fileTimeout),
      ),

    getLeadGroups: (signal?: AbortSignal) => get<LeadGroups>(adminApi.leadGroups, signal),
    /** Does it with all of the group, some at a time, and tells after each time how many are done. */
    actOnLeadGroup: async (
      action: LeadGroupAction,
      group: LeadGroup,
      onProgress: (done: number) => void,
    ): Promise<CallResult<LeadGroupAnswer>> => {
      for (let done = 0; ; ) {
        const result = await postInside<LeadGroupAnswer>(`${adminApi.leadGroups}/${action}`, group)
        if (result.kind !== 'ok') return result
        done += result.value.done
        onProgress(done)
        if (result.value.left === 0 || result.value.done === 0) return { kind: 'ok', value: { ...result.value, done } }
      }
    },

    actOnLead: (id: string, action: LeadAction) =>
      guard(post<LeadActionAnswer>(`${adminApi.leads}/${encodeURIComponent(id)}/${action}`)),
    actOnEnquiry: (id: string, action: EnquiryAction) =>
      guard(post<EnquiryActionAnswer>(`${adminApi.enquiries}/${encodeURIComponent(id)}/${action}`)),
  }
}

export type AdminCalls = ReturnType<typeof createAdminCalls>
