import { isIPv6 } from 'node:net'

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 one, since a single
 * subscriber has a whole /64 (RFC 6177). An IPv4 address written as IPv6 (`::ffff:…`) counts as IPv4.
 */
export function toClientKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = (ip.split('%', 1)[0] ?? '').split('::')
  const heads = head.split(':').filter(Boolean)
  const tails = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? Array<string>(Math.max(0, 8 - heads.length - tails.length)).fill('0') : []
  const groups = [...heads, ...zeros, ...tails].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The network of a client, in which many addresses are easily had: /24 of IPv4, /48 of IPv6 (RFC 6177). */
export const toNetworkKey = (ip: string): string => toClientKey(ip).replace(/[.:][^.:]+(::\/64)?$/, '')
