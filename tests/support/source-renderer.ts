import { createRenderer } from '../../pages/renderer.tsx'

export const setup = {
  siteUrl: 'https://businessbretzel.example',
  assets: { forms: '/forms.js', admin: { script: '/admin.js', preloads: [] }, search: '/search.js' },
}

/** Draws pages from the sources, for contents that are a test's own. */
export const renderer = createRenderer(setup)
