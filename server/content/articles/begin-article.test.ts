import { expect, test } from 'vitest'
import { formatFile } from '../format.ts'
import { beginArticle, proposeSlug } from './begin-article.ts'
import { readArticle } from './read-articles.ts'

test('an address is made of the words that say something', () => {
  expect(proposeSlug('Que doit dire l’Impressum d’un site français ?')).toBe('doit-dire-impressum-site-francais')
  expect(proposeSlug('?')).toBe('article')
})

test('a new file can be read, and its empty fields and text are told', () => {
  const begun = beginArticle({ title: 'Faut-il un "Impressum" : oui ?' })
  const { written, complaints } = readArticle('fr', 'un', begun, '2026-11-24')
  expect(written.title).toBe('Faut-il un «\u00a0Impressum\u00a0»\u00a0: oui\u202f?')
  expect(complaints.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('« description »'),
    expect.stringContaining('« publishedOn »'),
    expect.stringContaining('« excerpt »'),
    'l’article n’a pas de texte',
  ])
})

const source = `---
title: "Faut-il un Impressum ?"
description: "Une réponse."
keywords: [impressum]
category: juridique-et-confiance
cover: paragraphe
publishedOn: 2026-11-21
revisedOn: 2026-11-25
excerpt: "Une phrase."
offer: audit
related: [labels-de-confiance]
---
La réponse **longue**.[^ddg] Et [une autre](/blog/x).[^uwg]

## Le principe

- Un point[^ddg]
- Un autre

![Le port](port.jpg)

:::table[Les champs]
| Champ | Loi |
| - | - |
| **Nom** complet | § 5 |
:::

:::checklist
- Le faire lundi
:::

[^ddg]: Office, « DDG », 2025, https://www.gesetze-im-internet.de/ddg/
[^uwg]: Office, « UWG », 2025, https://www.gesetze-im-internet.de/uwg/
`

test('a translation begins with sources, with headings, blocks and pictures to be translated, and with gaps between them', () => {
  const begun = beginArticle({
    title: 'Braucht man ein Impressum?',
    original: { source, address: '/blog/impressum-allemagne' },
  })
  expect(begun).toBe(`---
title: Braucht man ein Impressum?
description: ""
keywords: [Braucht man ein Impressum?]
category: juridique-et-confiance
cover: paragraphe
publishedOn: ""
excerpt: ""
offer: audit
related: []
translationOf: /blog/impressum-allemagne
---
…[^ddg][^uwg]

## … Le principe

- …[^ddg]
- …

![… Le port](port.jpg)

:::table[… Les champs]
| … Champ | … Loi |
| - | - |
| **… Nom** complet | § 5 |
:::

:::checklist
- … Le faire lundi
:::

[^ddg]: Office, « DDG », 2025, https://www.gesetze-im-internet.de/ddg/
[^uwg]: Office, « UWG », 2025, https://www.gesetze-im-internet.de/uwg/
`)
  expect(formatFile('articles/de/x/article.md', begun)).toBe(begun)
})

test('one of a draft that cannot be read begins empty', () => {
  const original = { source: '---\ntitle: "x\n---\n', address: '/blog/x' }
  expect(beginArticle({ title: 'Y', original })).toContain('title: Y\n')
})
