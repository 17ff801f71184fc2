import { pageKeys } from '../routes.ts'
import { choice } from './fields.ts'

/** A page of the site, by its key in `contract/routes.ts`. */
export const pageKey = choice('Nom d’une page du site', pageKeys)
