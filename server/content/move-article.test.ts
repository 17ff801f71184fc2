import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadAgain, testFiles as own } from '../../tests/support/content.ts'
import { toSentence } from './complaint.ts'
import type { ContentFiles } from './content-files.ts'
import { type ArticleMove, renameArticle, reopenAddress, withdrawArticle } from './move-article.ts'

const today = '2026-12-01'
const slug = 'seo-france-allemagne-differences'
const path = `articles/fr/${slug}/article.md`

/** The files once a move has been written over them. */
function after(files: ContentFiles, move: ArticleMove): ContentFiles {
  if (move.kind === 'refused') throw new Error(JSON.stringify(move.complaints))
  const next = new Map(files)
  for (const [file, bytes] of move.files)
    if (bytes) next.set(file, { bytes, path: file })
    else next.delete(file)
  return next
}

const textOf = (files: ContentFiles, file: string) => files.get(file)?.bytes.toString('utf8') ?? ''
const redirectsOf = (files: ContentFiles): unknown => parse(textOf(files, 'redirects.yaml'))

function write(files: ContentFiles, file: string, text: string): ContentFiles {
  return new Map(files).set(file, { bytes: Buffer.from(text), path: file })
}

async function complaintsOf(files: ContentFiles): Promise<string[]> {
  const loaded = await loadAgain(files, { today })
  return 'complaints' in loaded ? loaded.complaints.map(toSentence) : []
}

test('a renamed article moves whole, is named anew everywhere, and nothing else changes', async () => {
  const english = 'articles/en/german-search-terms/article.md'
  const translation = textOf(own, english).replace(/^related:/m, `translationOf: /blog/${slug}\n$&`)
  const files = [
    [`articles/fr/${slug}/photo.jpg`, 'a picture'],
    ['blog/fr.yaml', textOf(own, 'blog/fr.yaml').replace('      - retours-allemagne', `      - ${slug}`)],
    [english, `${translation}\nSee [this](/blog/${slug}#sources) and [that](/blog/${slug}-2).\n`],
  ].reduce((all, [file = '', text = '']) => write(all, file, text), own)
  const move = renameArticle(files, path, 'seo-des-deux-cotes', today)
  const moved = after(files, move)
  expect(moved.has(path)).toBe(false)
  expect(textOf(moved, 'articles/fr/seo-des-deux-cotes/photo.jpg')).toBe('a picture')
  const before = (text: string) => text.replaceAll('seo-des-deux-cotes', slug)
  for (const [file, { bytes }] of moved) {
    if (file === 'redirects.yaml') continue
    const text = bytes.toString('utf8')
    expect(before(text), file).toBe(textOf(files, before(file)))
    expect(text.replace(`/blog/${slug}-2`, ''), file).not.toContain(slug)
  }
  const links = `[this](/blog/seo-des-deux-cotes#sources) and [that](/blog/${slug}-2)`
  expect(textOf(moved, english)).toContain(links)
  expect(redirectsOf(moved)).toEqual([{ from: `/blog/${slug}`, to: '/blog/seo-des-deux-cotes' }])
  expect(textOf(moved, 'redirects.yaml')).toMatch(/^# Anciennes adresses/)
  expect(await complaintsOf(after(own, renameArticle(own, path, 'seo-des-deux-cotes', today)))).toEqual([])
})

test('old addresses lead to the newest in one step, and a name that is taken back leads nowhere else', async () => {
  const once = after(own, renameArticle(own, path, 'deuxieme', today))
  const twice = after(once, renameArticle(once, 'articles/fr/deuxieme/article.md', '2027', today))
  expect(redirectsOf(twice)).toEqual([
    { from: `/blog/${slug}`, to: '/blog/2027' },
    { from: '/blog/deuxieme', to: '/blog/2027' },
  ])
  expect(await complaintsOf(twice)).toEqual([])
  const back = after(twice, renameArticle(twice, 'articles/fr/2027/article.md', slug, today))
  expect(redirectsOf(back)).toEqual([
    { from: '/blog/deuxieme', to: `/blog/${slug}` },
    { from: '/blog/2027', to: `/blog/${slug}` },
  ])
  expect(await complaintsOf(back)).toEqual([])
  expect(textOf(back, 'redirects.yaml')).toMatch(/^# Anciennes adresses/)
})

test('an address that another page has, or that is none, is refused in words', () => {
  const refusalOf = (name: string) => {
    const move = renameArticle(own, path, name, today)
    return move.kind === 'refused' ? move.complaints.map(({ problem }) => problem) : []
  }
  expect(refusalOf('Été 2027')).toEqual(['« Été 2027 » ne peut pas servir d’adresse'])
  expect(refusalOf('../../x')).toHaveLength(1)
  expect(refusalOf('sie-ou-du')).toEqual(['une autre page a déjà l’adresse /blog/sie-ou-du'])
  expect(refusalOf(slug)).toEqual(['c’est déjà son adresse'])
})

test('content without an article that others name is complained about at each place', async () => {
  const linking = 'articles/fr/sie-ou-du/article.md'
  const linked = write(own, linking, `${textOf(own, linking)}\n[Lisez](/blog/${slug})\n`)
  const picked = textOf(own, 'blog/fr.yaml').replace('      - retours-allemagne', `      - ${slug}`)
  const files = write(linked, 'blog/fr.yaml', picked)
  const told = await complaintsOf(after(files, withdrawArticle(files, path, today)))
  const unnamed = (list: string) => expect.stringMatching(new RegExp(`^${list}.*« ${slug} ».*Il a été retiré : mettez`))
  expect(told).toContainEqual(expect.stringMatching(/sie-ou-du.* le lien .*Il a été retiré : enlevez le lien/))
  expect(told.filter((one) => one.startsWith('blog/fr.yaml'))).toEqual([unnamed('blog/fr'), unnamed('blog/fr')])
  expect(told).toContainEqual(unnamed('blog/shared'))
  for (const one of told) expect(one).toContain(slug)
})

test('a withdrawn article that is back leaves the list of old addresses as it was', () => {
  const withdrawn = after(own, withdrawArticle(own, path, today))
  const before = textOf(own, 'redirects.yaml')
  expect(reopenAddress(withdrawn, before, path)).toBe(before)
})

test('a withdrawn article leaves its address, one that nobody has seen leaves nothing', async () => {
  const written = textOf(own, path).replace(/publishedOn: \S+/, `publishedOn: ${today}`)
  const added = write(own, 'articles/fr/nouveau/article.md', written.replace(/revisedOn: \S+\n/, ''))
  const renamed = after(added, renameArticle(added, 'articles/fr/nouveau/article.md', 'neuf', today))
  const gone = after(renamed, withdrawArticle(renamed, 'articles/fr/neuf/article.md', today))
  expect(redirectsOf(gone)).toEqual([{ from: '/blog/nouveau' }, { from: '/blog/neuf' }])
  expect(await complaintsOf(gone)).toEqual([])
  const early = withdrawArticle(added, 'articles/fr/nouveau/article.md', '2026-11-30')
  expect(early).toEqual({ kind: 'changed', files: new Map([['articles/fr/nouveau/article.md', null]]) })
})

test('the owner is told of old addresses that hide a page, lead nowhere, in circles or through another', async () => {
  const complaintsAfter = (...lines: string[]) => complaintsOf(write(own, 'redirects.yaml', lines.join('\n')))
  expect(await complaintsAfter('- { from: blog/d/, to: https://example.com }')).toEqual([
    expect.stringMatching(/^redirects\.yaml, ligne 1 : « from » : ce n’est pas le chemin d’une page du site\./),
    expect.stringMatching(/^redirects\.yaml, ligne 1 : « to » : ce n’est pas le chemin d’une page du site\./),
  ])
  const complaints = await complaintsAfter(
    '- { from: /blog/sie-ou-du }',
    '- { from: /contact, to: /blog }',
    '- { from: /blog/a, to: /blog/nulle-part }',
    '- { from: /blog/a, to: /blog/categorie/seo-dach }',
    '- { from: /blog/b, to: /blog/a }',
    '- { from: /blog/c, to: /blog/c }',
  )
  expect(complaints).toEqual([
    'redirects.yaml, ligne 1 : « from », /blog/sie-ou-du : il y a une page à cette adresse. Retirez cette entrée, ou écrivez l’ancienne adresse.',
    'redirects.yaml, ligne 2 : « from », /contact : il y a une page à cette adresse. Retirez cette entrée, ou écrivez l’ancienne adresse.',
    'redirects.yaml, ligne 3 : « to », /blog/nulle-part : il n’y a pas de page à cette adresse. Vérifiez-la, ou retirez cette ligne.',
    'redirects.yaml, ligne 4 : « from », /blog/a : cette adresse y est déjà. Gardez l’une des deux entrées.',
    'redirects.yaml, ligne 5 : « to », /blog/a : cette adresse est ancienne, elle aussi. Écrivez /blog/nulle-part.',
    'redirects.yaml, ligne 6 : « to », /blog/c : l’adresse mène à elle-même. Écrivez la nouvelle adresse, ou retirez cette ligne.',
  ])
})

test('whoever names an article by its old name is told the new one', async () => {
  const moved = after(own, renameArticle(own, path, 'neuf', today))
  const file = 'articles/fr/sie-ou-du/article.md'
  const text = textOf(moved, file).replace(/related: \[[\w-]+/, `related: [${slug}`)
  const told = await complaintsOf(write(moved, file, `${text}\n[Lisez](/blog/${slug})\n`))
  expect(told).toEqual([
    expect.stringContaining('qui n’existe pas. Écrivez son nouveau nom : neuf.'),
    expect.stringContaining('mène à un article qui n’existe pas. Écrivez sa nouvelle adresse : /blog/neuf.'),
  ])
})
