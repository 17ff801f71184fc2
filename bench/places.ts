import { join } from 'node:path'
import { root } from '../scripts/root.ts'

/** Everything the benchmark writes; ignored by git, on the disk of the checkout. */
export const benchFolder = join(root, 'data/bench')

export const buildFolder = join(root, 'dist')

/** Where the site of the checkout is published, once for all parts. */
export const siteDir = join(benchFolder, 'site')

/** The address that is built and published for: what a laptop gets by default. */
export const siteUrl = 'http://localhost:3000'
