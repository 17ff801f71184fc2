import type { Content } from '../../contract/content/content.ts'
import { isReserved } from '../../contract/content/to-replace.ts'
import { ask } from './check-site.ts'
import { type Finding, look, ok, toCode } from './finding.ts'

/** Questions asked side by side. */
const parallel = 6

/** Addresses of other sites that stand anywhere in the content; the site’s own links are checked whenever it is published. */
function listForeign(content: Content): string[] {
  const addresses = JSON.stringify(content).match(/https?:\/\/[^\s"'<>()\\]*[^\s"'<>()\\,;.]/g) ?? []
  return [...new Set(addresses)].filter((address) => URL.canParse(address) && !isReserved(new URL(address).hostname))
}

/**
 * Whether the pages of other sites that the content names are there. What has one cause is one finding: a host that does
 * not answer, or a machine without a way out.
 */
export async function checkLinks(content: Content): Promise<Finding[]> {
  const addresses = listForeign(content)
  const queue = addresses.values()
  const statuses = new Map<string, number | string>()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const address of queue)
        statuses.set(address, await ask(address, { redirect: 'follow' }).then(({ status }) => status, toCode))
    }),
  )
  const away = addresses.flatMap((address) => {
    const status = statuses.get(address) ?? 0
    // Many sites turn programs away with 401, 403 or 429: for people they are there.
    const isAway = typeof status === 'string' || status === 404 || status === 410 || status >= 500
    return isAway ? { address, status } : []
  })
  const [first] = away
  if (first && away.length === addresses.length && addresses.length > 1)
    return [
      look(
        `no other site can be reached from this machine (${first.status})`,
        'Let it out (DNS, firewall) to have links checked, or leave them out with --no-links.',
      ),
    ]
  const causes = Map.groupBy(away, ({ address, status }) =>
    status === 404 || status === 410 ? address : `${new URL(address).host} ${status}`,
  )
  return [
    ok(`${addresses.length} addresses of other sites were opened`),
    ...[...causes.values()].flatMap(([one, ...more]) => {
      const others = more.length > 0 ? ` and ${more.length} more` : ''
      return one ? look(`${one.address}${others}: ${one.status}`, 'Open it; replace the link if it is gone.') : []
    }),
  ]
}
