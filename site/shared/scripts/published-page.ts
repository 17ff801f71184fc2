import { arrival, carried, hash, pathname } from './arrival.ts'
import { closeMenu, isWithin } from './close-menus.ts'

/*
 * What a page at an address of its own does by itself. Links to our other pages carry on how the visit came here, from
 * the click that follows them; there is nothing to carry for a direct visit of the French home: `via=/,,`. The page
 * reached remembers it while it is open, and takes it out of its address, so that a copy of that tells nothing.
 */
if (carried) history.replaceState(0, '', pathname + hash)

onclick = onauxclick = (event: Event) => {
  if (isWithin(event, 'a')) closeMenu()
  const link = arrival[7] && (isWithin(event, '[href^="/"]:not([href*="."])') as HTMLAnchorElement | null)
  if (link) link.search = arrival
}
