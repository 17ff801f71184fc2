/** What a page at an address of its own does by itself. */
import './carry-arrival.ts'
import './every-page.ts'
