import { fr } from './fr.ts'
import type { AboutWords } from './shape.ts'

/** The page exists in French only. */
export const aboutWords: { fr: AboutWords } = { fr }
