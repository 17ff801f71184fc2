import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const dear = crypto.scrypt

/** To check a password is dear by design, and the tests check six hundred: each at a 64th of the cost. */
const cheap = (password: string, salt: string, length: number, options: ScryptOptions, done: () => void) =>
  dear(password, salt, length, { ...options, N: 2 ** 8 }, done)

function use(scrypt: typeof crypto.scrypt): void {
  crypto.scrypt = scrypt
  syncBuiltinESMExports()
}

/** From here on passwords cost what they cost the product, as in servers that are a process of their own; to be ended. */
export function payInFull(): () => void {
  use(dear)
  return payLittle
}

export const payLittle = (): void => use(cheap as typeof dear)
