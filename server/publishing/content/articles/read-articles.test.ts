import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testContent } from '../../../../tests/support/content.ts'
import { readArticles } from './read-articles.ts'

const { blog } = testContent

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

/** A folder of articles; `deux` and `trois` lie in it. */
function aFolder(files: Record<string, string | Buffer>) {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const deux = aFile({ related: '[un, trois]' })
  for (const [path, text] of Object.entries({
    'un/article.md': aFile(),
    'deux/article.md': deux,
    'trois/article.md': aFile({ related: '[un, deux]' }),
    ...files,
  })) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const read = (files: Record<string, string | Buffer>) => readArticles(aFolder(files), blog)

test('no article of the content is complained about', async () => {
  const { articles, complaints } = await readArticles('content/articles', blog)
  expect(complaints).toEqual([])
  expect(articles.length).toBeGreaterThan(30)
})

test('a complaint says where: the file below the content folder, and the line', async () => {
  const { complaints } = await read({ 'un/article.md': aFile({ body: ':::rien\nx\n:::' }).replace('seo-dach', 'seo') })
  expect(complaints).toMatchObject([
    { file: 'articles/un/article.md', line: 5, problem: '« category » vaut « seo »' },
    { file: 'articles/un/article.md', line: 12, problem: 'le bloc « rien » est inconnu' },
  ])
})

test('a draft is among the articles and may be unfinished', async () => {
  const { articles, complaints } = await read({
    'un/article.md': aFile({ head: 'draft: true', body: ':::rien\n\n[a](/nulle-part)' }),
  })
  expect(complaints).toEqual([])
  expect(articles.find(({ slug }) => slug === 'un')?.draft).toBe(true)
})

test('the newest article stands first, of one day in the order of their addresses', async () => {
  const { articles } = await read({ 'deux/article.md': aFile({ related: '[un, trois]' }).replace('11-21', '12-01') })
  expect(articles.map(({ slug }) => slug)).toEqual(['deux', 'trois', 'un'])
})

test('a folder whose name is no address, or that holds no text, is complained about', async () => {
  const { complaints } = await read({ 'Été/article.md': aFile(), 'vide/photo.txt': '' })
  expect(complaints).toMatchObject([
    { file: 'articles/vide/article.md', problem: 'le dossier « vide » ne contient pas de fichier article.md' },
    { file: 'articles/Été/article.md', problem: 'le dossier « Été » ne peut pas servir d’adresse' },
  ])
})

test('a link that leads nowhere is complained about, one to an article that cannot be read is not', async () => {
  const links = [
    '/blog/prévu',
    '/blog/unreadable',
    '/blog/gone',
    '/nulle-part',
    '/offres/',
    '#rien',
    'www.x.de',
    '/blog/categorie/x',
  ]
  const body = `## Là\n\n${links.map((href) => `[a](${href})`).join(' ')} [b](#la) [c](/contact) [d](https://x.de)`
  const { complaints } = await read({
    'un/article.md': aFile({ body, related: '[un, quatre]' }),
    'unreadable/article.md': aFile({ head: 'draft: true' }).replace('title', 'tilte'),
  })
  expect(
    complaints.map(({ line, problem }) => [line, /« ([^»]+) »/.exec(problem.replace('« related »', ''))?.[1]]),
  ).toEqual([
    [14, '/blog/prévu'],
    [14, '/blog/gone'],
    [14, '/nulle-part'],
    [14, '/offres/'],
    [14, '#rien'],
    [14, 'www.x.de'],
    [14, '/blog/categorie/x'],
    [9, 'un'],
    [9, 'quatre'],
  ])
})

test('a cover made by hand goes before what the article asks for', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" aria-label="Dit « du » &amp; plus"><path fill="#fff" d="M0 0h640v480H0z"/></svg>'
  const { articles } = await read({ 'un/article.md': aFile({ head: 'cover: pont' }), 'un/cover.svg': drawing })
  const [deux, , un] = articles
  expect(un?.cover).toMatchObject({ path: '/pictures/covers/un.svg', alt: 'Dit «\u00a0du\u00a0» & plus', svg: drawing })
  expect(un?.cover.edges.left).toEqual([{ colour: '#ffffff', from: 0, to: 480 }])
  expect(deux?.cover.alt).not.toBe('')
})

test('a related article that does not exist is told with its line', async () => {
  const { complaints } = await read({ 'un/article.md': aFile({ related: '[deux, rien]' }) })
  expect(complaints).toMatchObject([{ line: 9, problem: 'le champ « related » nomme « rien », qui n’existe pas' }])
})

test('a related article is named once', async () => {
  const { complaints } = await read({ 'un/article.md': aFile({ related: '[deux, deux]' }) })
  expect(complaints).toMatchObject([{ line: 9, problem: '« related » : une entrée y est deux fois' }])
})

test.each([
  ['has no text', '', 'l’article n’a pas de texte'],
  ['has a title without its space', 'A.\n\n##Titre', '« ##Titre » n’est pas un titre lisible'],
  ['has a link with a space', '[ici](/blog/sie ou du)', '« [ici]( » n’est pas un lien lisible'],
])('an article that %s is complained about', async (_, body, problem) => {
  const { complaints } = await read({ 'un/article.md': aFile({ body }) })
  expect(complaints.map((one) => one.problem)).toEqual([problem])
})

test('an article beside the folders is complained about, it would never appear', async () => {
  const { complaints } = await read({ 'quatre.md': aFile() })
  expect(complaints).toEqual([
    {
      file: 'articles/quatre.md',
      problem: 'ce fichier n’est dans le dossier d’aucun article',
      remedy: 'Mettez-le dans un dossier qui porte le nom de son adresse : articles/quatre/article.md',
    },
  ])
})

test('an article saved in another encoding is complained about', async () => {
  const { complaints } = await read({ 'un/article.md': Buffer.from(aFile({ body: 'Été' }), 'latin1') })
  expect(complaints).toMatchObject([{ file: 'articles/un/article.md', problem: 'le fichier n’est pas en UTF-8' }])
})

test('an article that has not changed is taken over, one that has is read again, and both are checked for dead links', async () => {
  const folder = aFolder({ 'un/article.md': aFile({ body: '[lien](/blog/quatre)' }), 'quatre/article.md': aFile() })
  const before = await readArticles(folder, blog, { buildId: 'a', articles: [] })
  expect(before.complaints).toEqual([])
  writeFileSync(join(folder, 'deux/article.md'), aFile({ body: 'Autre texte.', related: '[un, trois]' }))
  rmSync(join(folder, 'quatre'), { recursive: true })
  const after = await readArticles(folder, blog, { buildId: 'a', articles: before.articles })
  const isTakenOver = (slug: string) =>
    before.articles.some((one) => one.slug === slug && after.articles.some((article) => article === one))
  expect([isTakenOver('un'), isTakenOver('deux')]).toEqual([true, false])
  expect(after.complaints).toMatchObject([{ file: 'articles/un/article.md', line: 12 }])
})

test('another build reads every article again', async () => {
  const folder = aFolder({})
  const before = await readArticles(folder, blog, { buildId: 'a', articles: [] })
  const after = await readArticles(folder, blog, { buildId: 'b', articles: before.articles })
  expect(after.articles.some((article) => before.articles.includes(article))).toBe(false)
})
