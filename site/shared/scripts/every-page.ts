import { closeMenu, isWithin } from './close-menus.ts'

/** What a page does by itself that has no address of its own. */
onclick = (event) => isWithin(event, 'a') && closeMenu()
