import { group, type TextLimits, text } from './fields.ts'

/** A notice: bold title, one sentence. Places stand in the sentence. */
export const notice = (description: string, limits: TextLimits = {}) =>
  group(description, { title: 'Titre', text: text('Phrase', limits) })
