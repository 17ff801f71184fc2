import { createRenderer } from '../../pages/renderer.tsx'

export const setup = {
  siteUrl: 'https://businessbretzel.example',
  assets: { forms: '/forms.js', admin: { script: '/admin.js', preloads: [] }, search: '/search.js' },
}

/** Draws pages from the sources, for contents that are a test's own. */
export const renderer = createRenderer(setup)

/** With plain spaces. */
export const plain = (text: string): string => text.replace(/\s+/gu, ' ')

/** What is read in the main part of a page, with plain spaces. */
export const readMain = (html: string): string => plain(html.replace(/^.*<main[^>]*>/su, '').replace(/<[^>]+>/g, ' '))
