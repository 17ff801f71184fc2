import { migrations } from '../../server/db/migrate.ts'
import { addition } from './newer-release.ts'

/** The server of a release with one migration more than this one has. */
migrations['9998-mood'] = addition

export { main } from '../../server/main.ts'
