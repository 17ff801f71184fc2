import emailSpellChecker from '@zootools/email-spell-checker'
import { sharedMailHosts } from '../../../contract/forms/email-address.ts'

const domains: string[] = [...sharedMailHosts]

/**
 * The address that the visitor probably meant, or `undefined`: `anna@gmial.com` becomes `anna@gmail.com`. Only a host
 * that many people share is ever offered: any other may be a firm's, however it is spelt.
 */
export function suggestAddress(typed: string): string | undefined {
  const meant = emailSpellChecker.run({ email: typed.trim(), domains })
  return meant && domains.includes(meant.domain) ? meant.full : undefined
}
