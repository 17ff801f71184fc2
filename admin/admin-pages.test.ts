import { describe, expect, test } from 'vitest'
import { createRenderer } from '../pages/renderer.tsx'
import { testContent } from '../tests/support/content.ts'

const admin = { script: '/assets/main.js', preloads: ['/assets/part.js'] }
const { render } = createRenderer({
  siteUrl: 'https://site.example',
  assets: { forms: '/assets/forms.js', admin, search: '/assets/search.js' },
})

const plain = (text: string) => text.replace(/\s+/gu, ' ')

/** What is read, with plain spaces. */
const textOf = (html: string) => plain(html.replace(/^.*<main[^>]*>/su, '').replace(/<[^>]+>/g, ' '))

describe('the page of the app', () => {
  const html = render({ page: 'admin' }, testContent, { adminCheck: 'salt:ab' })

  test('carries the check of the address, what it shows of the site and the script, and says what it waits for', () => {
    expect(html).toContain('data-check="salt:ab"')
    expect(textOf(html)).toContain('Vérification des droits d’accès...')
    const [, block = ''] = /<script type="application\/json" id="site-facts">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(block)).toMatchObject({ brand: testContent.settings.brand })
    expect(html).toContain('<script type="module" src="/assets/main.js">')
    expect(html).toContain('<link rel="modulepreload" href="/assets/part.js"/>')
  })

  test('says of a demonstration that all of it is invented, and of nothing else a word', () => {
    const demo = 'Démonstration : tout est inventé, rien n’est envoyé.'
    expect(textOf(render({ page: 'admin' }, testContent, { isDemo: true }))).toContain(plain(demo))
    for (const part of [demo, 'demo-note']) expect(html).not.toContain(part)
  })
})
