import { api } from '../../contract/routes.ts'
import type { TestApp } from './app.ts'

export type Submission = Record<string, unknown>

/** Sends a form as its island does: that of the checklist, or another one's. */
export function postJson(
  app: Pick<TestApp, 'url'>,
  body: Submission | string,
  headers: Record<string, string> = {},
  address: string = api.checklist,
) {
  return fetch(app.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Sends a plain form, as a browser without JavaScript does; redirects are not followed. */
export function postForm(
  app: Pick<TestApp, 'url'>,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return fetch(`${app.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  })
}

/** Presses the button of a page reached from a mail. */
export function pressButton(link: string) {
  const { origin, pathname } = new URL(link)
  return postForm({ url: origin }, pathname, {})
}
