import type { Content } from '../../../contract/content/content.ts'
import type { Locale } from '../../../contract/locales.ts'

/** Messages of one language. */
export type Messages = Content['messages'][Locale]
export type ChecklistFormMessages = Messages['checklistForm']
export type ContactFormMessages = Messages['contactForm']
