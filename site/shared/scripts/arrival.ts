import { namedHosts } from '../../../contract/statistics/source-of-visit.ts'

const { pathname, hash, search } = location

export { hash, pathname, search }

const referrer = document.referrer

/**
 * How this visit came here, as our own links carry it on: `via=<first page>,<source>,<marks>`, words only. Where a page
 * of ours led here it was carried; any other begins a visit, even by an address that another visit has left
 * there. `null` where nothing is known.
 */
export const arrival = referrer.includes(origin)
  ? `${search.match(/via=[^&]*/)}`
  : // A mark that holds more than words, an address above all, is left out.
    `via=${[pathname, namedHosts.exec(referrer)?.[1] || (referrer && 'other'), search.match(/(?<!,)utm_(s|m|ca)\w+=[\w.+-]+(?=&|$)/g)]}`
