import { expect, test } from 'vitest'
import { createRenderer } from '../pages/renderer.tsx'
import { testContent } from '../tests/support/content.ts'

const { render } = createRenderer({
  siteUrl: 'https://site.example',
  assets: { forms: '/forms.js', admin: { script: '/admin.js', preloads: [] }, search: '/search.js' },
})

const plain = (text: string) => text.replace(/\s+/gu, ' ')

/** What is read, with plain spaces. */
const textOf = (html: string) => plain(html.replace(/^.*<main[^>]*>/su, '').replace(/<[^>]+>/g, ' '))

test('the page of the app says of a demonstration that all of it is invented, and of nothing else a word', () => {
  const demo = 'Démonstration : tout est inventé, rien n’est envoyé.'
  const html = render({ page: 'admin' }, testContent, { adminCheck: 'salt:ab' })
  expect(textOf(render({ page: 'admin' }, testContent, { isDemo: true }))).toContain(plain(demo))
  for (const part of [demo, 'demo-note']) expect(html).not.toContain(part)
})

test('the logo of a preview that cannot be shown is called as on the site, and leads to its home', () => {
  const html = render({ page: 'previewLost' }, testContent, {})
  expect(html).toContain(`href="/" target="_top" aria-label="${testContent.messages.fr.site.homeLink}"`)
})
