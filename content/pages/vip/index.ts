import { fr } from './fr.ts'
import type { VipWords } from './shape.ts'

/** The page exists in French only. */
export const vipWords: { fr: VipWords } = { fr }
