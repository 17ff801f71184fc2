import { fr } from './fr.ts'
import type { BacklinksWords } from './shape.ts'

/** The page exists in French only. */
export const backlinksWords: { fr: BacklinksWords } = { fr }
