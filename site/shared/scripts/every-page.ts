/** What every page does by itself. */
import './close-menus.ts'
import './link-manifest.ts'
