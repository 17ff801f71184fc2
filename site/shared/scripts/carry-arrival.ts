import { arrival } from './arrival.ts'
import { isWithin } from './close-menus.ts'

/*
 * Links to our other pages carry on how the visit came here, once they are pressed or followed by a key. There is nothing
 * to carry for a direct visit of the French home: `via=/,,`.
 */
if (arrival[7]) {
  onpointerdown = onclick = (event: Event) => {
    const link = isWithin(event, '[href^="/"]:not([href*="."])') as HTMLAnchorElement | null
    if (link) link.search = arrival
  }
}
