import * as z from 'zod/mini'
import { limits } from './typed-text.ts'

/**
 * Mail hosts that many people of the three countries share. The form knows them to notice a typo, the
 * server to leave them out of the cap per domain.
 */
export const sharedMailHosts = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'protonmail.com',
  'proton.me',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'sfr.fr',
  'laposte.net',
  'neuf.fr',
  'bbox.fr',
  'hotmail.fr',
  'outlook.fr',
  'live.fr',
  'yahoo.fr',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'freenet.de',
  'posteo.de',
  'mailbox.org',
  'outlook.de',
  'hotmail.de',
  'yahoo.de',
  'gmx.at',
  'aon.at',
  'a1.net',
  'chello.at',
  'gmx.ch',
  'bluewin.ch',
  'sunrise.ch',
  'hispeed.ch',
] as const

/** One label of a host name (RFC 1123, 2.1). */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const asciiDomain = new RegExp(`^(?:${label}\\.)+${label}$`)

/**
 * `atext` of RFC 5322 and the letters, marks and digits of every script (RFC 6531, 3.3), with single dots between;
 * quoted local parts, comments and what cannot be seen are not accepted.
 */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

/** Longest local part, in bytes (RFC 5321, 4.5.3.1.1; RFC 6531, 3.3). */
const longestLocalPart = 64

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Characters that would let `new URL` see something else than a host name, and all white space. */
const neverInDomain = /[\s/\\?#@:[\]<>(),;"%|^`{}]|\p{Cc}/u

/**
 * The ASCII form of a domain (RFC 5891), lower case, or `undefined` if it is no host name with at
 * least one dot. An international name is accepted in either form: `müller.de` is `xn--mller-kva.de`.
 */
function toAsciiDomain(domain: string): string | undefined {
  if (neverInDomain.test(domain)) return undefined
  let host: string
  try {
    host = new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
  // `new URL` reads `1.2` or `0x7f.1` as an IPv4 address: a top-level domain is never all digits.
  return asciiDomain.test(host) && !/\.\d+$/.test(host) ? host : undefined
}

/**
 * Reads one e-mail address as typed. Surrounding white space is dropped, the domain becomes ASCII,
 * the local part stays as typed, its composed and decomposed letters being one (NFC).
 * @returns the address, or `undefined` if it is not exactly one plain address of at most 254 bytes
 */
export function parseEmailAddress(typed: string): string | undefined {
  const text = typed.trim().normalize('NFC')
  const at = text.indexOf('@')
  if (at < 1 || at !== text.lastIndexOf('@')) return undefined
  const local = text.slice(0, at)
  const domain = toAsciiDomain(text.slice(at + 1))
  // Before the pattern: a text of any length is then read at once.
  if (local.length > longestLocalPart || bytesOf(local) > longestLocalPart) return undefined
  if (!localPart.test(local) || domain === undefined) return undefined
  const address = `${local}@${domain}`
  return bytesOf(address) <= limits.email ? address : undefined
}

/** Whether every mail server can write to it; letters beyond ASCII ask for SMTPUTF8 (RFC 6531) of each on the way. */
export function isAsciiAddress(address: string): boolean {
  return /^[ -~]*$/.test(address)
}

/** The form under which two spellings of one address are compared: composed letters (NFC), all in lower case. */
export function addressKey(address: string): string {
  return address.toLowerCase().normalize('NFC')
}

/** The domain of an address, as compared. */
export function addressDomain(address: string): string {
  const key = addressKey(address)
  return key.slice(key.indexOf('@') + 1)
}

/** Marks without a shape of their own, which come along from a page or a document and would be refused for no visible reason. */
const unseen = /[\u00ad\u200b\u2060\ufeff\p{Bidi_Control}]/gu

/**
 * Field schema: yields the parsed address, without invisible marks, or one of the codes `missing`,
 * `tooLong`, `format`.
 */
export const emailAddress = z.pipe(
  z.string({ error: 'missing' }).check(
    z.overwrite((typed) => typed.replace(unseen, '').trim()),
    z.minLength(1, { error: 'missing', abort: true }),
    z.maxLength(limits.email, { error: 'tooLong', abort: true }),
    z.refine((text) => parseEmailAddress(text) !== undefined, { error: 'format' }),
  ),
  z.transform((text) => parseEmailAddress(text) ?? text),
)
