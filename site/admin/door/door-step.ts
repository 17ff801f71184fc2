import type { SecondFactor } from '../../../contract/api/admin.ts'
import { doorPages } from '../../../contract/api/door.ts'

/** What the door asks for at the moment. */
export type DoorStep =
  | { kind: 'password' }
  | { kind: 'askLink' }
  | { kind: 'askReset' }
  | { kind: 'second'; factors: readonly SecondFactor[] }
  | { kind: 'link'; token: string }
  | { kind: 'reset'; token: string }

/** The step that an address begins with: a mailed link carries its token in the path. */
export function toDoorStep(path: string): DoorStep {
  const at = path.lastIndexOf('/')
  const [page, token] = [path.slice(0, at), path.slice(at + 1)]
  if (page === doorPages.signIn && token) return { kind: 'link', token }
  if (page === doorPages.reset && token) return { kind: 'reset', token }
  return { kind: 'password' }
}

/** Takes the token out of the address bar and the history, once the link is used or left. */
export function forgetToken(): void {
  if (location.pathname !== '/admin') history.replaceState(null, '', '/admin')
}
