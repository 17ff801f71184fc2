import { join } from 'node:path'
import { root } from '../root.ts'

/** What of the environment is meant for development, too. */
const kept = ['PORT', 'HOST', 'ADMIN_PASSWORD', 'FORM_LIMIT', 'LOG_LEVEL'] as const

/**
 * The settings of `npm run dev`. Whatever settings of a real service the shell holds: its data and its backups are not
 * touched, and no mail leaves.
 */
export const toDevSettings = (env: Record<string, string | undefined>): Record<string, string | undefined> => ({
  ...Object.fromEntries(kept.map((name) => [name, env[name]])),
  DATA_DIR: join(root, 'data/dev'),
})
