import type { z } from 'zod'
import { group, text } from '../fields.ts'
import { notice } from '../parts.ts'

/** What stands in the place of a preview that cannot be shown: `content/admin/preview.yaml`. */
export const adminPreviewSchema = group('Aperçus', {
  faulty: notice('Le texte a des fautes qui empêchent de montrer la page'),
  line: text('Ligne d’une faute', { places: ['{n}'] }),
  lost: notice('Le lien d’un aperçu a expiré, ou il en manque une partie'),
})

export type AdminPreview = z.infer<typeof adminPreviewSchema>
