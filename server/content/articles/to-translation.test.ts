import { expect, test } from 'vitest'
import { formatFile } from '../format.ts'
import { toTranslation } from './to-translation.ts'

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
| Nom | § 5 |
:::

:::checklist
- Le faire lundi
:::

[^ddg]: Office, « DDG », 2025, https://www.gesetze-im-internet.de/ddg/
[^uwg]: Office, « UWG », 2025, https://www.gesetze-im-internet.de/uwg/
`

const begun = toTranslation({
  source,
  title: 'Braucht man ein Impressum?',
  publishedOn: '2026-12-01',
  translationOf: '/blog/impressum-allemagne',
})

test('a translation begins with headings, blocks, pictures and sources, and gaps between them', () => {
  expect(begun).toBe(`---
title: Braucht man ein Impressum?
description: ""
keywords: [Braucht man ein Impressum?]
category: juridique-et-confiance
cover: paragraphe
publishedOn: 2026-12-01
excerpt: ""
offer: audit
related: []
translationOf: /blog/impressum-allemagne
---
…[^ddg][^uwg]

## Le principe

- …[^ddg]
- …

![Le port](port.jpg)

:::table[Les champs]
| Champ | Loi |
| - | - |
| Nom | § 5 |
:::

:::checklist
- Le faire lundi
:::

[^ddg]: Office, « DDG », 2025, https://www.gesetze-im-internet.de/ddg/
[^uwg]: Office, « UWG », 2025, https://www.gesetze-im-internet.de/uwg/
`)
  expect(formatFile('articles/de/x/article.md', begun)).toBe(begun)
})

test('one of a draft that cannot be read begins empty', () => {
  const broken = toTranslation({
    source: '---\ntitle: "x\n---\n',
    title: 'Y',
    publishedOn: '',
    translationOf: '/blog/x',
  })
  expect(broken).toContain('title: Y\n')
})
