import { expect, test } from 'vitest'
import { listTranslations, toText } from '../../../contract/content/article.ts'
import { locales } from '../../../contract/locales.ts'
import { perKey } from '../../../contract/per-key.ts'
import { testContent, toContentFiles } from '../../../tests/support/content.ts'
import { type KnownArticles, readArticles } from './read-articles.ts'

const today = '2026-12-01'
const shared = { coverOfCategory: testContent.blog.coverOfCategory, drawings: testContent.covers }
const blogs = perKey(locales, (locale) => ({ ...testContent.blogs[locale], ...shared }))

const aFile = ({ head = '', body = 'Texte.', related = '[deux, trois]' } = {}) => `---
title: Un titre
description: "${'La réponse en une phrase, sans suspense. '.repeat(3).trim()}"
keywords: [un mot]
category: seo-dach
publishedOn: 2026-11-21
excerpt: Une phrase.
offer: audit
related: ${related}
${head}
---
${body}
`

/** Files of articles; those of `fr/un`, `fr/deux` and `fr/trois` are among them. */
function withThree(files: Record<string, string | Buffer> = {}) {
  const all = {
    'fr/un/article.md': aFile(),
    'fr/deux/article.md': aFile({ related: '[un, trois]' }),
    'fr/trois/article.md': aFile({ related: '[un, deux]' }),
    ...files,
  }
  return toContentFiles(Object.fromEntries(Object.entries(all).map(([path, text]) => [`articles/${path}`, text])))
}

const read = (files: Record<string, string | Buffer>, known?: KnownArticles) =>
  readArticles(withThree(files), blogs, { known, today })

test('a complaint says where: the file below the content folder, and the line', async () => {
  const { complaints } = await read({
    'fr/un/article.md': aFile({ body: ':::note\n:::' }).replace('seo-dach', 'seo'),
  })
  expect(complaints).toMatchObject([
    { file: 'articles/fr/un/article.md', line: 5, problem: '« category » contient « seo »' },
    { file: 'articles/fr/un/article.md', line: 12, problem: 'le bloc « note » est vide' },
  ])
})

test('the newest article stands first, of one day in the order of their addresses', async () => {
  const { articles } = await read({ 'fr/deux/article.md': aFile({ related: '[un, trois]' }).replace('11-21', '12-01') })
  expect(articles.map(({ slug }) => slug)).toEqual(['deux', 'trois', 'un'])
})

test('a file that is in the folder of no article is complained about, it would never appear', async () => {
  const strays = ['fr/quatre.md', 'fr/vide/photo.txt', 'fr/Été/article.md', 'nl/een/article.md']
  const { complaints } = await read(Object.fromEntries(strays.map((path) => [path, aFile()])))
  expect(complaints.map(({ file, problem }) => [file, problem])).toEqual(
    strays.toSorted().map((path) => [`articles/${path}`, 'aucun fichier de ce nom n’est prévu']),
  )
})

test('articles of other languages that name the same first one belong together, wherever that stands by now', async () => {
  const named = (original: string) => aFile({ head: `translationOf: ${original}`, related: '[un, deux]' })
  const files = withThree({
    'de/eins/article.md': aFile({ head: 'translationOf: /blog/ancien' }).replace('[deux, trois]', '[zwei, drei]'),
    'de/zwei/article.md': named('/blog/not-published-yet').replace('[un, deux]', '[eins, drei]'),
    'de/drei/article.md': named('/blog/parti').replace('[un, deux]', '[eins, zwei]'),
    'en/one/article.md': named('/de/blog/eins').replace('related: [un, deux]', 'related: []'),
  })
  const redirects = [{ from: '/blog/ancien', to: '/blog/un' }, { from: '/blog/parti' }]
  const { articles, complaints } = await readArticles(files, blogs, { redirects, today })
  expect(complaints).toEqual([])
  const languagesOf = (slug: string) => {
    const article = articles.find((one) => one.slug === slug)
    return article && listTranslations(article, articles).map((one) => one.slug)
  }
  const together = ['un', 'one', 'eins']
  expect(together.map(languagesOf)).toEqual([together, together, together])
  expect(['deux', 'zwei', 'drei'].map(languagesOf)).toEqual([['deux'], ['zwei'], ['drei']])
})

test('an article names one of another language, which no other of its own language names', async () => {
  const named = (original: string, related: string) => aFile({ head: `translationOf: ${original}`, related })
  const { articles, complaints } = await read({
    'fr/un/article.md': named('/blog/deux', '[deux, trois]'),
    'fr/deux/article.md': named('/blog/categorie/seo-dach', '[un, trois]'),
    'de/eins/article.md': named('/blog/trois', '[zwei, drei]'),
    'de/zwei/article.md': named('/blog/trois', '[eins, drei]'),
    'de/drei/article.md': named('/de/blog/eins', '[eins, zwei]'),
    'fr/quatre/article.md': named('/de/blog/eins', '[un, trois]'),
  })
  expect(complaints.map(({ file, problem }) => [file.split('/')[2], problem.split(' ').slice(-3).join(' ')])).toEqual([
    ['deux', 'l’adresse d’un article'],
    ['drei', 'la même langue'],
    ['eins', 'articles/de/zwei/article.md traduit déjà'],
    ['quatre', 'la même langue'],
    ['un', 'la même langue'],
  ])
  expect(articles.find(({ slug }) => slug === 'un')).not.toHaveProperty('translationOf')
})

test('a link that leads nowhere is complained about, one to an article that cannot be read is not', async () => {
  const dead = ['/blog/prévu', '/blog/gone', '/nulle-part', '/offres/', '#rien', 'www.x.de', '/blog/categorie/x']
  const links = [...dead, '/blog/unreadable', '#la', '/contact', 'https://x.de'].map((href) => `[a](${href})`)
  const body = `## Là\n\n${links.join(' ')}`
  const { complaints } = await read({
    'fr/un/article.md': aFile({ body, related: '[un, quatre]' }),
    'fr/unreadable/article.md': aFile().replace('title', 'tilte'),
  })
  const others = complaints.filter(({ file }) => !file.includes('unreadable'))
  const found = others.map(({ line, problem }) => [line, /« ([^»]+) »/.exec(problem.replace('« related »', ''))?.[1]])
  expect(found).toEqual([...dead.map((href) => [14, href]), [9, 'un'], [9, 'quatre']])
})

test('an address among the sources that is no page and no other site is named with its line', async () => {
  const sources = [
    '[^a]: [Un](javascript:alert(1))',
    '[^b]: [Deux](//evil.example/x)',
    '[^c]: Trois, <data:text/html,x>',
    '[^d]: Quatre, « Titre », 2025, https://x.de/a',
    '[^e]: Cinq, www.x.de, bureau@x.de',
  ]
  const body = `Un mot[^a] et[^b] un[^c] autre[^d].[^e]\n\n${sources.join('\n')}`
  const { complaints } = await read({ 'fr/un/article.md': aFile({ body }) })
  expect(complaints.map(({ line, problem }) => [line, problem])).toEqual([
    [14, 'le lien « javascript:alert(1) » n’est pas lisible'],
    [15, 'le lien « //evil.example/x » mène à une page qui n’existe pas'],
    [16, 'le lien « data:text/html,x » n’est pas lisible'],
  ])
})

test('an article has the cover that it chooses, else the one beside it, else that of its category', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" aria-label="Dit « du » &amp; plus"><path fill="#fff" d="M0 0h640v480H0z"/></svg>'
  const { articles } = await read({ 'fr/un/cover.svg': drawing })
  const [deux, , un] = articles
  expect(un?.cover).toMatchObject({ path: '/pictures/covers/un.svg', alt: 'Dit «\u00a0du\u00a0» & plus', svg: drawing })
  expect(un?.cover.edges.left).toEqual([{ colour: '#ffffff', from: 0, to: 480 }])
  expect(deux?.cover).toMatchObject({ path: '/pictures/covers/deux.svg', svg: testContent.covers.loupe })
  const chosen = await read({ 'fr/un/article.md': aFile({ head: 'cover: pont' }), 'fr/un/cover.svg': drawing })
  expect(chosen.articles.at(-1)?.cover).toMatchObject({
    alt: testContent.blogs.fr.covers.pont,
    svg: testContent.covers.pont,
  })
})

test('a related article is named once', async () => {
  const { complaints } = await read({ 'fr/un/article.md': aFile({ related: '[deux, deux]' }) })
  expect(complaints).toMatchObject([{ line: 9, problem: '« related » : une entrée y est deux fois' }])
})

test.each([
  ['has a title without its space', 'A.\n\n##Titre', '« ##Titre » n’est pas un titre lisible'],
  ['has a link with a space', '[ici](/blog/sie ou du)', '« [ici]( » n’est pas un lien lisible'],
])('an article that %s is complained about', async (_, body, problem) => {
  const { complaints } = await read({ 'fr/un/article.md': aFile({ body }) })
  expect(complaints.map((one) => one.problem)).toEqual([problem])
})

test('an article saved in another encoding is complained about', async () => {
  const { complaints } = await read({ 'fr/un/article.md': Buffer.from(aFile({ body: 'Été' }), 'latin1') })
  const problem = expect.stringContaining('UTF-8')
  expect(complaints).toMatchObject([{ file: 'articles/fr/un/article.md', line: 3, problem }])
})

test('an article that has not changed is taken over, one that has is read again, and both are checked for dead links', async () => {
  const un = { 'fr/un/article.md': aFile({ body: '[lien](/blog/quatre)' }) }
  const before = await read({ ...un, 'fr/quatre/article.md': aFile() }, { buildId: 'a', articles: [] })
  expect(before.complaints).toEqual([])
  const changed = { 'fr/deux/article.md': aFile({ body: 'Autre texte.', related: '[un, trois]' }) }
  const after = await read({ ...un, ...changed }, { buildId: 'a', articles: before.articles })
  const isTakenOver = (slug: string) =>
    before.articles.some((one) => one.slug === slug && after.articles.some((article) => article === one))
  expect([isTakenOver('un'), isTakenOver('deux')]).toEqual([true, false])
  expect(after.complaints).toMatchObject([{ file: 'articles/fr/un/article.md', line: 12 }])
})

test('every article is read again by another build, and one whose category has another name', async () => {
  const { articles } = await read({}, { buildId: 'a', articles: [] })
  const rebuilt = await read({}, { buildId: 'b', articles })
  expect(rebuilt.articles.some((article) => articles.includes(article))).toBe(false)
  const fr = { ...blogs.fr, categories: { ...blogs.fr.categories, 'seo-dach': 'Se faire trouver' } }
  const renamed = await readArticles(withThree(), { ...blogs, fr }, { today, known: { buildId: 'a', articles } })
  expect(renamed.articles.map(({ categoryName }) => categoryName)).toContain('Se faire trouver')
})

test('an article is one of the language whose folder it lies in, and names and links its own', async () => {
  const german = aFile({ body: "[Links](/de/blog/eins), [fr](/blog/un), 'gut' § 7", related: '[zwei, un]' })
  const { articles, complaints } = await read({
    'de/eins/article.md': german,
    'de/zwei/article.md': aFile({ related: '[eins, drei]' }),
    'de/drei/article.md': aFile({ related: '[eins, zwei]', body: '[tot](/de/blog/un)' }),
  })
  expect(complaints.map(({ file, problem }) => [file, problem])).toEqual([
    ['articles/de/drei/article.md', 'le lien « /de/blog/un » mène à un article qui n’existe pas'],
    ['articles/de/eins/article.md', 'le champ « related » nomme « un », qui n’existe pas'],
  ])
  const eins = articles.find(({ slug }) => slug === 'eins')
  expect(eins).toMatchObject({ locale: 'de', categoryName: testContent.blogs.de.categories['seo-dach'] })
  expect(eins && toText(eins.body.tree)).toBe('Links, fr, ’gut’ §\u00a07')
})

test('a source says on which day it was last checked, written out for readers; of two days the first counts', async () => {
  const body =
    'Un chiffre.[^a]\n\n[^a]: Office, « Titre », 2025, vérifié le 2026-11-21, https://office.example/2025-01-01 ; Revue, « Autre », vérifié le 2026-11-22, https://revue.example/'
  const { articles } = await read({ 'fr/un/article.md': aFile({ body }) })
  const [source] = articles.find(({ slug }) => slug === 'un')?.body.sources ?? []
  expect(source).toMatchObject({ checkedOn: '2026-11-21', line: 14 })
  expect(JSON.stringify(source?.children)).toContain('vérifié le 21 novembre 2026')
})
