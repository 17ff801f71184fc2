/** Hears how much of a file is on its way, from 0 to 1. */
export type OnProgress = (share: number) => void

/** As `fetch`, but it tells how far the body has got, which `fetch` cannot. @throws where no answer comes */
export const sendFile =
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
