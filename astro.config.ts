import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

/** The site is static HTML; `SITE_URL` is the only thing of the environment that it contains. */
export default defineConfig({
  site: process.env.SITE_URL || 'http://localhost:3000',
  srcDir: './site',
  publicDir: './public',
  outDir: './dist/site',
  cacheDir: './dist/.astro',
  trailingSlash: 'never',
  compressHTML: true,
  // One request for a page: styles are inlined, addresses have no trailing slash.
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
  devToolbar: { enabled: false },
  integrations: [react()],
})
