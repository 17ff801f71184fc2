import { ask } from './check-site.ts'
import { bad, type Finding, isReserved, look, ok, toCode } from './finding.ts'

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

/** Every page of the sitemap, everything of ours that they link to or load, and whether other sites' pages are there. */
export async function checkPages(siteUrl: string, asksOthers: boolean): Promise<Finding[]> {
  const pages = await readSitemap(siteUrl).catch(() => [])
  if (pages.length === 0) return [bad('the sitemap cannot be read', 'See the lines about the address of the site.')]
  const findings: Finding[] = []
  const own = new Set<string>()
  const foreign = new Set<string>()
  const visited = new Set(pages)
  const open = async (address: string, from: string) => {
    try {
      const answer = await ask(address)
      if (answer.status !== 200)
        findings.push(bad(`${address} answers ${answer.status} (${from})`, 'Correct the link, or publish the page.'))
      return await answer.text()
    } catch (error) {
      findings.push(bad(`${address} does not answer (${toCode(error)})`, 'See the log of the server.'))
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
  await inParallel([...foreign], async (address) => {
    const status = await ask(address, { redirect: 'follow' }).then((answer) => answer.status, toCode)
    // Many sites turn programs away with 401, 403 or 429: for people they are there.
    const isGone = typeof status === 'string' || status === 404 || status === 410 || status >= 500
    if (isGone) findings.push(look(`${address}: ${status}`, 'Open it; replace the link if it is gone.'))
  })
  return [
    ok(`${pages.length} pages, ${linked.length} further addresses of ours and ${foreign.size} of others were opened`),
    ...findings,
  ]
}
