import { pathOf } from '../contract/routes.ts'
import { siteUrl } from './places.ts'

export type Reading = { path: string; headers: Record<string, string> }

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/1##.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.# Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_# like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.# Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/1##.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:1##.0) Gecko/20100101 Firefox/1##.0',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/1##.0.0.0 Safari/537.36',
]

/** How a visit goes: from where each page was asked for. */
const steps: { from: string; referer?: string; query?: string }[] = [
  { from: 'cross-site', referer: 'https://www.google.com/' },
  { from: 'same-origin', referer: `${siteUrl}/` },
  { from: 'same-origin', referer: `${siteUrl}${pathOf('blog', 'fr')}` },
  { from: 'none' },
  { from: 'same-origin', referer: `${siteUrl}${pathOf('checklist', 'fr')}` },
  { from: 'none' },
  { from: 'same-origin', referer: `${siteUrl}${pathOf('about', 'fr')}` },
  { from: 'cross-site', referer: 'https://www.linkedin.com/', query: '?utm_source=linkedin&utm_campaign=automne' },
]

const languages = ['fr-FR,fr;q=0.9,en;q=0.8', 'de-DE,de;q=0.9,en;q=0.8', 'en-GB,en;q=0.9']

/** What people with sixty different browsers send, and a robot in between: a page each, with all that a browser says. */
export const listReadings = (path: string): Reading[] =>
  Array.from({ length: 240 }, (_, index): Reading => {
    const { from, referer, query = '' } = steps[Math.floor(index / 3) % steps.length] ?? { from: 'none' }
    const browser = browsers[index % browsers.length] ?? ''
    return {
      path: path + query,
      headers: {
        'Upgrade-Insecure-Requests': '1',
        'User-Agent': browser.replaceAll('#', String(index % 10)),
        Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
        'Sec-Fetch-Site': from,
        'Sec-Fetch-Mode': 'navigate',
        'Sec-Fetch-User': '?1',
        'Sec-Fetch-Dest': 'document',
        ...(referer && { Referer: referer }),
        'Accept-Encoding': 'gzip, deflate, br, zstd',
        'Accept-Language': languages[index % languages.length] ?? '',
      },
    }
  })
