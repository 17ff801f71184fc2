import { fr } from './fr.ts'
import type { AuditDachWords } from './shape.ts'

/** The page exists in French only. */
export const auditDachWords: { fr: AuditDachWords } = { fr }
