import { isIP } from 'node:net'
import { isReserved } from '../../contract/content/placeholders.ts'

/** Whether an address stands on a name that visitors can reach: neither a reserved name nor a bare IP address. */
export function hasPublicHost(address: string): boolean {
  const { hostname } = new URL(address)
  return !isReserved(hostname) && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
}
