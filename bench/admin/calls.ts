import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminApi, type LeadPage } from '../../contract/api/admin.ts'
import { signInApi } from '../../contract/api/sign-in.ts'

/** A browser that is signed in as the administrator. */
export type Administrator = { url: string; cookies: { name: string; value: string }[] }

/** Signs in with the password that the first start has left in the data folder. */
export async function signIn(url: string, dataDir: string): Promise<Administrator> {
  const password = readFileSync(join(dataDir, 'admin-password'), 'utf8').trim()
  const answer = await fetch(url + signInApi.signIn, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'owner@example.com', password }),
  })
  if (!answer.ok) throw new Error(`the sign-in was answered with ${answer.status}`)
  const cookies = answer.headers.getSetCookie().map((cookie) => {
    const [pair = ''] = cookie.split(';', 1)
    const end = pair.indexOf('=')
    return { name: pair.slice(0, end), value: pair.slice(end + 1) }
  })
  return { url, cookies }
}

/** Asks as the administrator. @throws if the answer is no 200 */
export async function ask({ url, cookies }: Administrator, path: string): Promise<Response> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(url + path, { headers: { cookie } })
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
  return answer
}

/** Milliseconds until the whole answer is there. */
export async function timeOne(administrator: Administrator, path: string): Promise<number> {
  const began = performance.now()
  await (await ask(administrator, path)).arrayBuffer()
  return performance.now() - began
}

/** Milliseconds of each path, asked one after the other; the first few are only to get warm. */
export async function timeEach(administrator: Administrator, paths: string[]): Promise<number[]> {
  for (const path of paths.slice(0, 5)) await timeOne(administrator, path)
  const times: number[] = []
  for (const path of paths) times.push(await timeOne(administrator, path))
  return times
}

/** Milliseconds of each page of the list, from the first on. */
export async function timePages(administrator: Administrator, count: number): Promise<number[]> {
  const times: number[] = []
  let cursor = ''
  for (let page = 0; page < count; page += 1) {
    const began = performance.now()
    const answer = await ask(administrator, `${adminApi.leads}${cursor && `?cursor=${encodeURIComponent(cursor)}`}`)
    const { leads, next } = (await answer.json()) as LeadPage
    times.push(performance.now() - began)
    if (leads.length !== 50 || next === null) throw new Error('the list ended too soon')
    cursor = next
  }
  return times
}

export type CsvRun = { milliseconds: number; lines: number; bytes: number }

/** Takes the whole list away as a file, and counts its lines. */
export async function takeCsv(administrator: Administrator): Promise<CsvRun> {
  const began = performance.now()
  const { body } = await ask(administrator, adminApi.csv)
  const run: CsvRun = { milliseconds: 0, lines: 0, bytes: 0 }
  for await (const chunk of body ?? []) {
    run.bytes += chunk.length
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) run.lines += 1
  }
  run.milliseconds = performance.now() - began
  return run
}
