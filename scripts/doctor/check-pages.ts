import { isReserved } from '../../contract/content/to-replace.ts'
import { ask } from './check-site.ts'
import { bad, type Finding, look, ok, toCode } from './finding.ts'

/** Questions asked side by side. */
const parallel = 6
/** More than a site of this kind has; a loop of links ends here. */
const mostPages = 2_000

async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}

const textsAt = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'))

async function readSitemap(siteUrl: string): Promise<string[]> {
  const index = await (await ask(`${siteUrl}/sitemap-index.xml`)).text()
  const maps = textsAt(index, /<loc>([^<]+)<\/loc>/g)
  const pages = await Promise.all(
    maps.map(async (map) => textsAt(await (await ask(map)).text(), /<loc>([^<]+)<\/loc>/g)),
  )
  return pages.flat().slice(0, mostPages)
}

/** What could not be opened: the status of the answer, or why there was none. */
type Failure = { address: string; from: string; status: number | string }

const isGone = (status: number | string) => status === 404 || status === 410
const hostOf = ({ address }: Failure) => new URL(address).host

/** Each once; those of one cause together: the first, and how many there are. */
function groupBy(failures: Failure[], toCause: (failure: Failure) => string): [first: Failure, others: string][] {
  return [...Map.groupBy(failures, toCause).values()].flatMap(([first, ...more]) =>
    first ? [[first, more.length > 0 ? ` and ${more.length} more` : '']] : [],
  )
}

/** A page that is missing is a fault of its own; whatever else answers nothing good does so for one reason. */
const toOwnFindings = (failures: Failure[]): Finding[] =>
  groupBy(failures, ({ address, status }) => (isGone(status) ? address : String(status))).map(
    ([{ address, from, status }, others]) =>
      typeof status === 'string'
        ? bad(`${address}${others}: no answer (${status})`, 'See the log of the server.')
        : bad(`${address}${others}: answer ${status} (${from})`, 'Correct the link, or publish the page.'),
  )

/** @param isAny whether any other site answered: where none does, it is not for them */
function toForeignFindings(failures: Failure[], isAny: boolean): Finding[] {
  const [first] = failures
  const hosts = new Set(failures.map(hostOf))
  if (first && !isAny && hosts.size > 1)
    return [
      look(
        `no other site can be reached from this machine (${first.status})`,
        `Let it out (DNS, firewall) to have ${failures.length} links checked, or leave them out with --own-links.`,
      ),
    ]
  return groupBy(failures, (failure) =>
    isGone(failure.status) ? failure.address : `${hostOf(failure)} ${failure.status}`,
  ).map(([{ address, status }, others]) =>
    look(`${address}${others}: ${status}`, 'Open it; replace the link if it is gone.'),
  )
}

/**
 * Every page of the sitemap, everything of ours that they link to or load, and whether other sites' pages are there.
 * What has one cause is one finding.
 */
export async function checkPages(siteUrl: string, asksOthers: boolean): Promise<Finding[]> {
  const pages = await readSitemap(siteUrl).catch(() => [])
  if (pages.length === 0) return [bad('the sitemap cannot be read', 'See the lines about the address of the site.')]
  const failed: Failure[] = []
  const own = new Set<string>()
  const foreign = new Set<string>()
  const visited = new Set(pages)
  const open = async (address: string, from: string) => {
    try {
      const answer = await ask(address)
      if (answer.status !== 200) failed.push({ address, from, status: answer.status })
      return await answer.text()
    } catch (error) {
      failed.push({ address, from, status: toCode(error) })
      return ''
    }
  }
  await inParallel(pages, async (page) => {
    const html = await open(page, 'sitemap')
    for (const link of textsAt(html, /\s(?:href|src)="([^"#]+)[^"]*"/g)) {
      if (!URL.canParse(link, page)) continue
      const url = new URL(link, page)
      if (url.origin === siteUrl) own.add(url.href)
      else if (asksOthers && /^https?:$/.test(url.protocol) && !isReserved(url.hostname)) foreign.add(url.href)
    }
  })
  const linked = [...own].filter((address) => !visited.has(address))
  await inParallel(linked, async (address) => void (await open(address, 'linked')))
  const away: Failure[] = []
  let isAny = false
  await inParallel([...foreign], async (address) => {
    const status = await ask(address, { redirect: 'follow' }).then((answer) => answer.status, toCode)
    if (typeof status === 'number') isAny = true
    // Many sites turn programs away with 401, 403 or 429: for people they are there.
    if (typeof status === 'string' || isGone(status) || status >= 500) away.push({ address, from: 'linked', status })
  })
  return [
    ok(`${pages.length} pages, ${linked.length} further addresses of ours and ${foreign.size} of others were opened`),
    ...toOwnFindings(failed),
    ...toForeignFindings(away, isAny),
  ]
}
