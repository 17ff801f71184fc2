import { arrival, hash, pathname, search } from './arrival.ts'
import { closeMenu, isWithin } from './close-menus.ts'

/*
 * What a page at an address of its own does by itself. Links to our other pages carry on how the visit came here, from
 * the click that follows them; there is nothing to carry for a direct visit of the French home: `via=/,,`. The page
 * reached remembers it while it is open, and takes it out of its address, so that a copy of that tells nothing.
 */
history.replaceState(0, '', pathname + search.replace(/.via=.*/, '') + hash)

declare global {
  /** What is known of how this visit came here: the page's form sends it along. */
  var via: string
}
self.via = arrival

onclick = onauxclick = (event: Event) => {
  if (isWithin(event, 'a')) closeMenu()
  const link = arrival[7] && (isWithin(event, '[href^="/"]:not([href*="."])') as HTMLAnchorElement | null)
  // Behind what the link itself asks for, the subject of the form. It does so once: then its address begins otherwise.
  if (link) link.search += (link.search && '&') + arrival
}
