import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as viteBuild } from 'vite'
import { buildIsland } from './build-island.ts'
import { toNodeBundle } from './bundle.ts'
import { compressSite } from './compress-site.ts'
import { dropUnusedScripts } from './drop-unused-scripts.ts'
import { trimStyles } from './trim-styles.ts'

/** What of the build the rest of the product relies on. */
type DocumentsBundle = {
  buildMailTemplates: () => Promise<unknown>
  buildChecklistPdf: (locale: string, options: { fontFolder: string; siteUrl: string }) => Promise<Uint8Array>
  locales: readonly string[]
}

/** Mails and PDFs: made once here, so that the server loads neither library. */
async function buildDocuments(root: string, out: string, siteUrl: string): Promise<void> {
  const bundleFolder = join(out, 'documents-bundle')
  await viteBuild(toNodeBundle(root, 'documents/build.ts', bundleFolder))
  const documents: DocumentsBundle = await import(pathToFileURL(join(bundleFolder, 'build.js')).href)
  const folder = join(out, 'documents')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'mails.json'), JSON.stringify(await documents.buildMailTemplates()))
  for (const locale of documents.locales) {
    const pdf = await documents.buildChecklistPdf(locale, { fontFolder: join(root, 'documents/pdf/fonts'), siteUrl })
    writeFileSync(join(folder, `${locale}.pdf`), pdf)
  }
  rmSync(bundleFolder, { recursive: true })
}

/** The pages, with everything that is done to them afterwards. */
async function buildSite(root: string, out: string, siteUrl: string): Promise<void> {
  const site = join(out, 'site')
  const island = await buildIsland(root, out)
  const astro = join(root, 'node_modules/astro/bin/astro.mjs')
  const building = spawn(process.execPath, [astro, 'build', '--outDir', site], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SITE_URL: siteUrl,
      FORM_MODULE: island.address,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
  })
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error('the site could not be built, see above')
  island.moveInto(site)
  dropUnusedScripts(site)
  trimStyles(root, site)
  await compressSite(site, join(out, 'compressed'))
}

/** Builds the site and, on another core meanwhile, the documents and the server into `out`. */
export async function build(root: string, out: string, siteUrl: string): Promise<void> {
  await Promise.all([
    buildSite(root, out, siteUrl),
    buildDocuments(root, out, siteUrl).then(() => viteBuild(toNodeBundle(root, 'server/main.ts', join(out, 'server')))),
  ])
}
