import { addressCheckDigits as digits } from '../../contract/api/sign-in.ts'

/**
 * Refuses an address before any call is made, without telling which one is right: the page carries a salt and the first
 * 8 bits of a salted SHA-256. The server decides in any case.
 * @param check `salt:hash` as the server wrote it into the page
 * @returns true also where it cannot be known: no check in the page, or no `crypto.subtle` (plain http)
 */
export async function mayBeAdministrator(email: string, check: string | undefined): Promise<boolean> {
  const [, salt, hash] = check?.match(/^(.+):([0-9a-f]{2,})$/i) ?? []
  const subtle = globalThis.crypto?.subtle
  if (salt === undefined || hash === undefined || subtle === undefined) return true
  const text = new TextEncoder().encode(`${salt}:${email.trim().toLowerCase()}`)
  const bytes = new Uint8Array(await subtle.digest('SHA-256', text))
  const found = Array.from(bytes.subarray(0, digits / 2), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return found === hash.slice(0, digits).toLowerCase()
}
