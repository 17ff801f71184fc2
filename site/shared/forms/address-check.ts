import emailSpellChecker from '@zootools/email-spell-checker'
import { sharedMailHosts } from '../../../contract/forms/mail-hosts.ts'

const domains: string[] = [...sharedMailHosts]

/** The address the visitor probably meant, or `undefined`: `anna@gmial.com` becomes `anna@gmail.com`. */
export function suggestAddress(typed: string): string | undefined {
  return emailSpellChecker.run({ email: typed.trim(), domains })?.full
}
