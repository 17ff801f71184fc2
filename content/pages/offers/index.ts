import { fr } from './fr.ts'
import type { OffersWords } from './shape.ts'

/** The page exists in French only. */
export const offersWords: { fr: OffersWords } = { fr }
