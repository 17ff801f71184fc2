import { type Clock, day } from '../runtime/clock.ts'
import { createSignedTokens } from '../runtime/signed-tokens.ts'

const purpose = 'form-token'
/** A form may stay open for a day. */
const lifetime = day

/** Says that a form was open in a browser, and since when. It names nobody. */
export function createFormTokens(secret: string, clock: Clock) {
  const tokens = createSignedTokens(secret, clock)
  return {
    issue: (): string => tokens.issue(purpose),

    /** Milliseconds since the token was issued; `undefined` if it is not ours or over a day old. */
    readAge: (token = ''): number | undefined => {
      const read = tokens.read(purpose, token)
      const age = read && clock.now() - read.issuedAt
      return age !== undefined && age >= 0 && age <= lifetime ? age : undefined
    },
  }
}

export type FormTokens = ReturnType<typeof createFormTokens>
