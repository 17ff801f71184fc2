import { type FailureCode, failureCodes, type RequestErrorCode } from '../../contract/api/errors.ts'

/** Why a call brought nothing: a code of the server, or `thrown` when no answer came at all. */
export type Failure =
  | { kind: 'failed'; code: FailureCode }
  | { kind: 'failed'; code: 'tooManyTries'; minutes: number }
  | { kind: 'thrown' }

/** What ends the administrator's view, whichever call met it. */
export type Loss = 'signedOut' | 'refused'

/** `signedOut` is 401 (of the sign-in: a wrong password), `refused` is our own `notAllowed`: another account. */
export type NoResult = Failure | { kind: 'signedOut' } | { kind: 'refused' }
export type CallResult<T> = { kind: 'ok'; value: T } | NoResult

/** Past this no answer is expected, in milliseconds: what a publication would change takes a busy server up to a minute. */
const answerTimeout = 75_000
/** The same for a whole file: a hundred thousand addresses over a slow line. */
const fileTimeout = 180_000

/** A file with the name that the server gave it. */
type DownloadedFile = { name: string; content: Blob }

/** @throws if it ends before its end, or is no file at all */
async function readFile(response: Response): Promise<DownloadedFile> {
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  if (name === undefined) throw new Error('no file')
  return { name, content: await response.blob() }
}

async function toNoResult(response: Response): Promise<NoResult> {
  if (response.status === 401) return { kind: 'signedOut' }
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after')) || 60
    return { kind: 'failed', code: 'tooManyTries', minutes: Math.max(1, Math.ceil(seconds / 60)) }
  }
  const body: unknown = await response.json().catch(() => undefined)
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  if (code === ('notAllowed' satisfies RequestErrorCode)) return { kind: 'refused' }
  return { kind: 'failed', code: failureCodes.find((known) => known === code) ?? 'fault' }
}

/** An address with those of its parameters that have a value. */
export function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/**
 * The administrator's calls, by the addresses and types of `contract/api`. None ever throws: whatever goes wrong is a
 * result with a text of its own.
 * @param onLoss told of every call that was signed out or refused, except those of signing in and of asking for the session
 */
export function createClient(onLoss: (loss: Loss) => void) {
  async function call<T>(
    path: string,
    init: RequestInit,
    read = (response: Response): Promise<T> => response.json(),
    timeout = answerTimeout,
    send: (path: string, init: RequestInit) => Promise<Response> = fetch,
  ): Promise<CallResult<T>> {
    const signals = [AbortSignal.timeout(timeout), init.signal].filter((signal) => signal instanceof AbortSignal)
    try {
      const response = await send(path, {
        ...init,
        credentials: 'same-origin',
        headers: { accept: 'application/json', ...init.headers },
        signal: AbortSignal.any(signals),
      })
      if (response.ok) return { kind: 'ok', value: await read(response) }
      const result = await toNoResult(response)
      const isLoss = result.kind === 'signedOut' || result.kind === 'refused'
      if (isLoss && path.startsWith('/api/admin/')) onLoss(result.kind)
      return result
    } catch {
      return { kind: 'thrown' }
    }
  }

  const send =
    (method: 'POST' | 'PUT') =>
    <T>(path: string, body: object = {}, init: { keepalive?: boolean } = {}) =>
      call<T>(path, {
        ...init,
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
  return {
    get: <T>(path: string, signal?: AbortSignal) => call<T>(path, { cache: 'no-store', ...(signal && { signal }) }),
    /** @param init `keepalive`: the answer is not waited for when the page goes */
    post: send('POST'),
    put: send('PUT'),
    /** A file as it is; `onProgress` hears how much of it is on its way. */
    upload: <T>(path: string, file: Blob, onProgress: OnProgress) =>
      call<T>(
        path,
        { method: 'POST', headers: { 'content-type': file.type }, body: file },
        undefined,
        fileTimeout,
        sendFile(onProgress),
      ),
    /** The whole file; half of it is none. */
    download: (path: string) => call(path, { headers: { accept: '*/*' } }, readFile, fileTimeout),
  }
}

export type Client = ReturnType<typeof createClient>

/** Hears how much of a file is on its way, from 0 to 1. */
type OnProgress = (share: number) => void

/** As `fetch`, but it tells how far the body has got, which `fetch` cannot. @throws where no answer comes */
const sendFile =
  (onProgress: OnProgress) =>
  (path: string, { body, headers, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('POST', path)
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => {
        const wait = request.getResponseHeader('retry-after')
        const answer = { status: request.status, headers: wait === null ? {} : { 'retry-after': wait } }
        resolve(new Response(request.responseText || null, answer))
      }
      request.onerror = () => reject(new Error('no answer'))
      request.onabort = request.onerror
      signal?.addEventListener('abort', () => request.abort())
      request.send(body instanceof Blob ? body : null)
    })
