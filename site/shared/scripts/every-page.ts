/** What every page does by itself. */
import './close-menus.ts'
