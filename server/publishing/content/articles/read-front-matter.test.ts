import { expect, test } from 'vitest'
import { checkArticleHead } from './article-schema.ts'
import { type HeadValue, readFrontMatter } from './front-matter.ts'

const aHead = {
  title: "Impressum allemand : ce qu'il doit dire",
  description: 'La réponse en une phrase, sans suspense. '.repeat(3).trim(),
  keywords: ['impressum allemagne'],
  category: 'juridique-et-confiance',
  publishedOn: '2026-11-21',
  excerpt: 'Une phrase.',
  offer: 'audit',
  related: ['labels-de-confiance', 'sie-ou-du'],
}

function complaintsOf(changes: Record<string, HeadValue | undefined>): string[] {
  const complaints: string[] = []
  const fields: Record<string, HeadValue> = {}
  for (const [name, value] of Object.entries({ ...aHead, ...changes })) if (value !== undefined) fields[name] = value
  checkArticleHead(fields, (sentence) => complaints.push(sentence))
  return complaints
}

test('a complete head is taken, set by the rules of French', () => {
  expect(checkArticleHead(aHead, () => {})).toMatchObject({
    title: 'Impressum allemand\u00a0: ce qu’il doit dire',
    draft: false,
  })
  expect(complaintsOf({})).toEqual([])
})

test('each fault is one sentence with its field and its remedy', () => {
  expect(complaintsOf({ description: 'x'.repeat(170) })).toEqual([
    'le champ "description" compte 170 caractères ; gardez-en 155 au plus.',
  ])
  expect(complaintsOf({ description: 'Trop court.' })).toEqual([
    'le champ "description" compte 11 caractères ; écrivez-en 120 au moins.',
  ])
  expect(complaintsOf({ title: undefined })[0]).toMatch(/^le champ "title" manque ; ajoutez-le, par exemple /)
  expect(complaintsOf({ title: '' })[0]).toMatch(/^le champ "title" est vide ; écrivez par exemple /)
  expect(complaintsOf({ category: 'seo' })[0]).toMatch(/^le champ "category" vaut « seo » ; au choix : seo-dach, /)
  expect(complaintsOf({ publishedOn: '21/11/2026' })).toEqual([
    'le champ "publishedOn" vaut « 21/11/2026 » ; écrivez une date sous la forme 2026-11-21.',
  ])
  expect(complaintsOf({ publishedOn: '2026-02-30' })).toHaveLength(1)
  expect(complaintsOf({ related: ['sie-ou-du'] })[0]).toMatch(/^le champ "related" attend 2 à 3 entrées/)
  expect(complaintsOf({ keywords: 'impressum' })[0]).toMatch(/^le champ "keywords" attend 1 à 10 entrées/)
  expect(complaintsOf({ draft: 'oui' })).toEqual(['le champ "draft" vaut « oui » ; écrivez true, ou retirez la ligne.'])
  expect(complaintsOf({ revisedOn: '2025-01-01' })).toEqual([
    'le champ "revisedOn" est antérieur à la parution ; corrigez l’une des deux dates.',
  ])
})

test('a field written wrong is named, with the one that was meant', () => {
  expect(complaintsOf({ tilte: 'x' })).toEqual(['le champ "tilte" est inconnu ; écrivez "title".'])
  expect(complaintsOf({ auteur: 'x' })).toEqual(['le champ "auteur" est inconnu ; retirez-le.'])
})

test('several faults are all told at once', () => {
  expect(complaintsOf({ offer: 'seo', excerpt: 'x'.repeat(201) })).toHaveLength(2)
})

test('marks do not count as characters', () => {
  expect(complaintsOf({ title: `[de:Impressum] ${'x'.repeat(50)}` })).toEqual([])
})

test('the head is read as people write it: colons, quotes, lists on one line or several', () => {
  const complaints: string[] = []
  const source = [
    '---',
    "title: Impressum : ce qu'il dit",
    'excerpt: "Il dit \\"tout\\"."',
    '# une remarque',
    'keywords: [a b, "c, d"]',
    'related:',
    '  - un',
    '  - deux',
    '---',
    'Texte.',
  ].join('\n')
  const { fields, body, bodyLine } = readFrontMatter(source, (sentence) => complaints.push(sentence))
  expect(fields).toEqual({
    title: "Impressum : ce qu'il dit",
    excerpt: 'Il dit "tout".',
    keywords: ['a b', 'c, d'],
    related: ['un', 'deux'],
  })
  expect([body, bodyLine, complaints]).toEqual(['Texte.', 10, []])
})

test('a head that cannot be read says where', () => {
  const complaints: string[] = []
  readFrontMatter('---\ntitle Impressum\ntitle: a\ntitle: b\n---\n', (sentence) => complaints.push(sentence))
  readFrontMatter('Bonjour', (sentence) => complaints.push(sentence))
  expect(complaints).toEqual([
    "la ligne 2 de l'en-tête n'est pas lisible ; écrivez « champ: valeur » sur une seule ligne.",
    'le champ "title" est écrit deux fois ; gardez-en un.',
    "l'en-tête manque ; commencez le fichier par une ligne « --- », puis les champs, puis une ligne « --- ».",
  ])
})
