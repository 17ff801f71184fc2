import { arrival, carried, hash, pathname, search, withoutArrival } from './arrival.ts'
import { closeMenu, isWithin } from './close-menus.ts'

/*
 * What a page at an address of its own does by itself. Links to our other pages carry on how the visit came here, from
 * the click that follows them; there is nothing to carry for a direct visit of the French home: `via=/,,`. The page
 * reached remembers it while it is open, and takes it out of its address, so that a copy of that tells nothing.
 */
if (carried) history.replaceState(0, '', pathname + withoutArrival(search) + hash)

onclick = onauxclick = (event: Event) => {
  if (isWithin(event, 'a')) closeMenu()
  const link = arrival[7] && (isWithin(event, '[href^="/"]:not([href*="."])') as HTMLAnchorElement | null)
  // Behind what the link itself asks for: the subject of the form.
  const own = link && withoutArrival(link.search)
  if (link) link.search = (own && `${own}&`) + arrival
}

// So does the form of the page.
addEventListener('formdata', (event) => isWithin(event, '[data-island]') && event.formData.set('via', arrival.slice(4)))
