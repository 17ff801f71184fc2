import { addressKey } from '../../contract/forms/email-address.ts'

/** Gmail delivers to one mailbox whatever dots stand in its name, under either of its domains. */
const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an address, for counting mails to it: lower case, without the tag after a plus sign (RFC 5233),
 * and at Gmail without dots. Two addresses of one form may still be two people: it never tells leads apart.
 */
export function toCanonicalAddress(address: string): string {
  const key = addressKey(address)
  const at = key.indexOf('@')
  const domain = key.slice(at + 1)
  // A tag is never all of a name: `+anna@…` stays as it is.
  const [name] = key.slice(0, at).split(/(?<=.)\+/, 1)
  if (!gmail.has(domain)) return `${name}@${domain}`
  return `${name?.replaceAll('.', '')}@gmail.com`
}
