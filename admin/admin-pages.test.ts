import { expect, test } from 'vitest'
import { testContent } from '../tests/support/content.ts'
import { plain, readMain, renderer } from '../tests/support/source-renderer.ts'

const { render } = renderer

test('the page of the app says of a demonstration that all of it is invented, and of nothing else a word', () => {
  const demo = 'Démonstration : tout est inventé, rien n’est envoyé.'
  const html = render({ page: 'admin' }, testContent, { adminCheck: 'salt:ab' })
  expect(readMain(render({ page: 'admin' }, testContent, { isDemo: true }))).toContain(plain(demo))
  for (const part of [demo, 'demo-note']) expect(html).not.toContain(part)
})

test('the logo of a preview that cannot be shown is called as on the site, and leads to its home', () => {
  const html = render({ page: 'previewLost' }, testContent, {})
  expect(html).toContain(`href="/" target="_top" aria-label="${testContent.messages.fr.site.homeLink}"`)
})
