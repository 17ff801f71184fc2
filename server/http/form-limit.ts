import { isIPv6 } from 'node:net'
import type { Transaction } from 'kysely'
import type { Counters } from '../db/counters.ts'
import type { Tables } from '../db/tables.ts'
import { minute, second } from '../runtime/clock.ts'

/** Posts are counted over ten minutes, stored ones (docs/requirements.md 12.1) as refused ones. */
export const postWindow = 10 * minute

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

/**
 * Counts a post of a client against `FORM_LIMIT` posts in ten minutes, for all forms together (docs/requirements.md 12.1).
 * @returns the seconds until the next try if it is over the limit, else 0
 */
export async function countPost(
  transaction: Transaction<Tables>,
  counters: Counters,
  ip: string,
  formLimit: number,
): Promise<number> {
  if (formLimit === 0) return 0
  const { isTaken, rest } = await counters.take(transaction, 'form', toClientKey(ip), postWindow, formLimit)
  return isTaken ? 0 : Math.ceil(rest / second)
}
