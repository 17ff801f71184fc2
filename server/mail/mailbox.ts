import { parseEmailAddress } from '../../contract/forms/email-address.ts'

/** Who a mail comes from. */
export type Mailbox = { name: string; address: string }

/** The same as the settings have it: without a name of its own it gets that of the brand. */
export type OwnMailbox = { name: string | undefined; address: string }

/** Longest accepted name before an address, in UTF-16 code units. */
const longestName = 120

/** A quoted name, in which a backslash takes the next character as it is (RFC 5322, 3.2.4). */
const quoted = /^"((?:[^"\\]|\\.)*)"$/
/** A name without quotes holds none of the characters that structure a header (`specials`, RFC 5322, 3.2.3); a dot is let through. */
const plain = /^[^"(),:;<>@[\\\]]+$/

function parseName(text: string): string | undefined {
  if (text.length > longestName || /\p{Cc}/u.test(text)) return undefined
  const inQuotes = quoted.exec(text)?.[1]?.replace(/\\(.)/g, '$1')
  return inQuotes ?? (plain.test(text) ? text : undefined)
}

/**
 * Reads an address, or a name with an address: `Name <address>` (`mailbox`, RFC 5322, 3.4). Comments and groups are
 * not accepted.
 * @returns `undefined` if it is not exactly one of these
 */
export function parseMailbox(text: string): OwnMailbox | undefined {
  const typed = text.trim()
  if (!typed.endsWith('>')) {
    const address = parseEmailAddress(typed)
    return address === undefined ? undefined : { name: undefined, address }
  }
  const open = typed.lastIndexOf('<')
  const address = parseEmailAddress(typed.slice(open + 1, -1))
  const given = typed.slice(0, open).trim()
  const name = parseName(given)
  const isWrong = open < 0 || address === undefined || (name === undefined && given !== '')
  return isWrong ? undefined : { name, address }
}
