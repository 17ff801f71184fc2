import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** Folder of the checkout, or of the release, whether the caller runs from its source or from a bundle. */
export const root = dirname(findPackageJSON(import.meta.url) ?? process.cwd())
