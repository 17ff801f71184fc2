import { signInApi } from '../../contract/api/sign-in.ts'
import { ensureAdministrator } from '../../server/auth/administrator.ts'
import { type AppOptions, type AppWithMail, anAppWithMail, type TestApp } from './app.ts'

export const administrator = { email: 'owner@example.com', password: 'a password of the tests' } as const

/** Makes the administrator's account, or that of another address. */
export async function anAdministrator(app: TestApp, email: string = administrator.email): Promise<void> {
  await ensureAdministrator(
    app.database,
    { adminEmail: email, adminPassword: administrator.password, dataDir: app.dataDir },
    false,
    app.clock,
  )
}

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

/** Tries to sign in; `headers` may carry another client's address or a cookie. */
export function signIn(
  app: Pick<TestApp, 'url'>,
  credentials: { email: string; password: string } = administrator,
  headers: Record<string, string> = {},
): Promise<Response> {
  return postTo(app, signInApi.signIn, credentials, '', headers)
}

/** The cookies an answer sets, as the browser sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** Posts JSON from our own page, as somebody with these cookies; `headers` may name another client. */
export function postTo(
  app: Pick<TestApp, 'url'>,
  path: string,
  body: unknown,
  cookie = '',
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { ...ownPage, cookie, ...headers },
    body: JSON.stringify(body),
  })
}

/** What the journal says, newest first. */
export async function readJournal(app: Pick<TestApp, 'database'>): Promise<string[]> {
  const rows = await app.database.db.selectFrom('audit_events').select('action').orderBy('id', 'desc').execute()
  return rows.map(({ action }) => action)
}

/** Calls the administration as somebody with these cookies. */
export function callAdmin(
  app: Pick<TestApp, 'url'>,
  path: string,
  cookie: string,
  method = 'GET',
  sent: unknown = {},
): Promise<Response> {
  const body = method === 'GET' ? {} : { body: JSON.stringify(sent) }
  return fetch(`${app.url}${path}`, { method, redirect: 'manual', headers: { ...ownPage, cookie }, ...body })
}

/** Makes the administrator's account and signs in. @returns the cookies of the session */
export async function enter(app: TestApp): Promise<string> {
  await anAdministrator(app)
  return cookiesOf(await signIn(app))
}

/** An app that sends mail, in which the administrator has signed in. */
export async function anEnteredApp(options?: AppOptions): Promise<AppWithMail & { cookie: string }> {
  const app = await anAppWithMail(options)
  return { ...app, cookie: await enter(app) }
}
