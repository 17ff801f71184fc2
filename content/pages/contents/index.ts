import { fr } from './fr.ts'
import type { ContentsWords } from './shape.ts'

/** The page exists in French only. */
export const contentsWords: { fr: ContentsWords } = { fr }
