import { checkFields, sendForm } from './send-form.ts'
import { suggestAddress } from './suggest-address.ts'

/**
 * What the browser adds to the plain forms: checks, and a request without leaving the page. Loaded together with React
 * at the first touch; the server renders the forms without it.
 */
export const formActions = { checkFields, sendForm, suggestAddress }
export type FormActions = typeof formActions
