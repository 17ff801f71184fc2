import { linkPage, type SignInAnswer } from '../../contract/api/sign-in.ts'
import type { CallResult } from '../shared/client.ts'

/** What is asked for before the session. */
export type SignInStep = { kind: 'password' } | { kind: 'askLink' } | { kind: 'link'; token: string }

/** Says how signing in went and goes on; ends only where it failed: the form stays busy until the page has reloaded. */
export type Settle = (result: CallResult<SignInAnswer>, wrong?: { title: string; text: string }) => Promise<void>

const linkFragment = new URL(linkPage, 'https://site.example').hash

/** The step that an address begins with: a mailed link carries its token in the fragment. */
export function toSignInStep(fragment: string): SignInStep {
  const token = fragment.startsWith(linkFragment) ? fragment.slice(linkFragment.length) : ''
  return token ? { kind: 'link', token } : { kind: 'password' }
}

/** Takes the token out of the address bar and the history, once the link is used or left. */
export function forgetToken(): void {
  if (location.hash.startsWith(linkFragment)) history.replaceState(null, '', location.pathname)
}
