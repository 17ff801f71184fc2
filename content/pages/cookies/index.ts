import type { LegalWords } from '../legal-notice/shape.ts'
import { fr } from './fr.ts'

/** The cookie policy, in the one language it exists in; the other privacy pages say the same in short. */
export const cookiesWords: { fr: LegalWords } = { fr }
