// Long: all that the process beside the server answers about drafts, over one content that is loaded once.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { addDays, startOfParisDay, toParisDay } from '../../contract/paris.ts'
import { aClock } from '../../tests/support/clock.ts'
import { aDatabasePlace } from '../../tests/support/engines.ts'
import { aSiteRoot, type SiteRoot } from '../../tests/support/site-root.ts'
import { aWorker, readSite } from '../../tests/support/test-site.ts'
import { openDatabase } from '../db/database.ts'
import { day } from '../runtime/clock.ts'
import { hashOf } from '../runtime/files.ts'
import { type SentFile, toWorkPlace } from '../site/site-work.ts'
import { createContentWork } from './content-work.ts'
import { saveDraft } from './drafts.ts'
import { makeRevision, removeScheduled } from './revisions.ts'
import { writeChanges } from './write-changes.ts'

const article = 'articles/fr/sie-ou-du/article.md'

/** A site with a database, the process over both, and an owner who writes. */
async function startContentWork() {
  const root = aSiteRoot()
  const place = await aDatabasePlace('sqlite', { isMigrated: true })
  const database = await openDatabase(place)
  const { siteDir, build: buildFolder } = root
  // Pages change with the day, too: what is published counts as published just now.
  const clock = aClock((await readSite(siteDir, buildFolder)).inspect().madeAt)
  const worker = aWorker(buildFolder)
  const workPlace = { ...place, siteDir, buildFolder, siteUrl: 'http://localhost:3000' }
  const work = createContentWork(worker, workPlace, clock)
  /** What a publication asks for. */
  const render = () =>
    worker.call('render', {
      place: toWorkPlace(workPlace),
      now: clock.now(),
      input: { have: new Set(), isFirst: false, isUnread: false },
    })
  const released = (path: string) => readFileSync(join(buildFolder, '../content', path), 'utf8')
  const write = async (path: string, body: string | Buffer, base: string | null) => {
    const draft = { path, body: Buffer.from(body), version: 0, base }
    const saved = await writeChanges(database, (db) => saveDraft(db, clock, draft, base))
    expect(saved.kind).toBe('saved')
  }
  const change = async (path: string, from: string | RegExp, to: string) => {
    const text = released(path)
    expect(text).toMatch(from)
    await write(path, text.replace(from, to), hashOf(text))
  }
  /** The page of a file, as text. */
  const show = async (path: string) => {
    const preview = await work.preview({ path })
    if (!preview || !('html' in preview)) throw new Error(`${path} is not shown: ${JSON.stringify(preview)}`)
    return preview.html
  }
  const remove = async () => {
    await worker.stop()
    await database.close()
    await place.remove()
    root.remove()
  }
  return { ...root, database, clock, work, worker, render, released, write, change, show, remove }
}

/** One for all tests: a process that has read the content reads it again in a moment. */
const started = startContentWork()
afterAll(async () => (await started).remove())

/** Without a draft of the test before; an edited file of the release is put back. */
async function aContentWork() {
  const others = await started
  await others.database.db.deleteFrom('content_drafts').execute()
  const edit: SiteRoot['edit'] = (path, change) => {
    const before = others.released(path)
    onTestFinished(() => others.edit(path, () => before))
    others.edit(path, change)
  }
  return { ...others, edit }
}

test('a text is shown and complained about while it is half-written', async () => {
  const { work, change, write, show } = await aContentWork()
  expect(await work.check(article)).toEqual([])
  expect(await show(article)).not.toContain('Un titre à moitié')
  // A block that is not closed, fields that are missing, a date that is none.
  await change(
    article,
    /^description: .*\n([\s\S]*)publishedOn: .*([\s\S]*)$/m,
    '$1publishedOn: demain$2\n\n## Un titre à moitié\n\n:::stats\n- **37 %** disent',
  )
  const complaints = await work.check(article)
  for (const { path, remedy } of complaints) expect([path, remedy]).toEqual([article, expect.stringMatching(/./)])
  expect(complaints.map(({ problem }) => problem).join()).toMatch(/description.*publishedOn.*ce bloc/s)
  const html = await show(article)
  expect(html).toContain('Un titre à moitié')
  expect(html).toContain('disent')

  const begun = 'articles/fr/un-debut/article.md'
  await write(begun, '---\ntitle: Un début\n---\nUne [première](/nulle-part) phrase', null)
  expect(await show(begun)).toContain('phrase')
  const told = (await work.check(begun)).map(({ problem }) => problem).join()
  expect(told).toContain('category')
  expect(told).toContain('/nulle-part')
  // An article that waits is no fault of the others.
  expect(await work.plan({})).toMatchObject({ plan: { complaints: [] }, dated: [] })
})

test('a text that waits for its moment is shown as it will be', async () => {
  const { database, clock, released, show } = await aContentWork()
  const body = Buffer.from(released(article).replace(/^title: .*$/m, 'title: Un titre de demain'))
  const order = { kind: 'publish', madeBy: 'anna', requestId: null, summary: '', at: clock.now() + day } as const
  const file = { path: article, bodyHash: null, baseHash: null, body }
  const { id } = await database.write((db) => makeRevision(db, clock, order, [file]))
  onTestFinished(() => database.write((db) => removeScheduled(db, id)))
  expect(await show(article)).toContain('Un titre de demain')
})

test('what a draft causes elsewhere is told, and what was wrong there before is not', async () => {
  const { work, edit, change } = await aContentWork()
  edit('pages/about/fr.yaml', (text) => `${text}\nunheardOf: true\n`)
  await change(
    'settings.yaml',
    /^( +)brand: .*$/m,
    '$1brand: Une marque bien trop longue pour tenir derrière les titres',
  )
  const complaints = await work.check('settings.yaml')
  expect(complaints).toContainEqual(
    expect.objectContaining({ path: 'pages/offers/fr.yaml', problem: expect.stringContaining('avec la marque') }),
  )
  expect(complaints.filter(({ problem }) => problem.includes('unheardOf'))).toEqual([])
  expect((await work.plan({ drafts: ['settings.yaml'] })).plan.complaints).toContainEqual(
    expect.objectContaining({ path: 'pages/about/fr.yaml', problem: expect.stringContaining('unheardOf') }),
  )
})

test('a text that a page of the PDF has no room for, or no letter, is refused in French before and at publishing', async () => {
  const { work, edit, render, change } = await aContentWork()
  await change(
    'checklist/fr.yaml',
    /^( +sign: >-\n +)/m,
    `$1${'Encore une phrase de plus pour cette page. '.repeat(40)}`,
  )
  await change('checklist/en.yaml', /^subtitle: .*$/m, 'subtitle: Seven mistakes 🥨')
  const drafts = ['checklist/fr.yaml', 'checklist/en.yaml']
  expect((await work.plan({ drafts })).plan.complaints).toEqual([
    {
      path: 'checklist/fr.yaml',
      line: expect.any(Number),
      field: ['mistakes', 0],
      names: ['Les sept erreurs', 1],
      problem: 'ce qui commence ici ne tient plus sur sa page du PDF',
      remedy: expect.stringMatching(/^Raccourcissez-en les textes d’environ \d+ lignes du PDF$/),
    },
    {
      path: 'checklist/en.yaml',
      line: expect.any(Number),
      field: ['subtitle'],
      names: ['Sous-titre'],
      problem: 'la police du PDF n’a pas le signe « 🥨 »',
      remedy: 'Remplacez-le, ou retirez-le',
    },
  ])
  edit('checklist/en.yaml', (text) => text.replace(/^subtitle: .*$/m, 'subtitle: Seven mistakes 🥨'))
  expect(await render()).toEqual({
    kind: 'refused',
    complaints: [expect.stringContaining('checklist/en.yaml, ligne')],
  })
})

test('a publication shows nothing of an article that is to come, and says when it falls due', async () => {
  const { released, build, siteDir, render } = await aContentWork()
  const { madeAt } = (await readSite(siteDir, build)).inspect()
  const tomorrow = addDays(toParisDay(Date.parse(madeAt)), 1)
  const folder = join(build, '../content/articles/fr/a-paraitre')
  const dated = released(article).replace(/^publishedOn: .*\n(revisedOn: .*\n)?/m, `publishedOn: ${tomorrow}\n`)
  mkdirSync(folder)
  writeFileSync(join(folder, 'article.md'), dated)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const rendered = await render()
  if (rendered.kind !== 'rendered') throw new Error(JSON.stringify(rendered))
  expect(rendered.site.nextChangeAt).toBe(startOfParisDay(tomorrow))
  const shows = ([path, { bodies }]: [string, SentFile]) =>
    path.includes('a-paraitre') || Buffer.from(bodies?.identity ?? '').includes('a-paraitre')
  expect([...rendered.site.files].filter(shows).map(([path]) => path)).toEqual([])
})

test('a plan says which pages change by their titles, and what words of which text become', async () => {
  const { work, change } = await aContentWork()
  await change('pages/legal-notice/de.yaml', /title: Impressum/, 'title: Unser Impressum')
  const { complaints, texts, pages } = (await work.plan({ drafts: ['pages/legal-notice/de.yaml'] })).plan
  expect(complaints).toEqual([])
  expect(texts).toEqual([
    {
      path: 'pages/legal-notice/de.yaml',
      locale: 'de',
      title: 'Mentions légales',
      kind: 'changed',
      pictures: [],
      parts: [expect.objectContaining({ before: 'Impressum', after: 'Unser Impressum' })],
    },
  ])
  expect(pages).toEqual({ added: [], changed: [{ path: '/de/impressum', title: 'Unser Impressum' }], gone: [] })
  const without = await work.plan({ changes: [{ path: 'offers.yaml', body: null }] })
  expect(without.plan.complaints).toMatchObject([{ path: 'offers.yaml', problem: 'le fichier manque' }])
})

test('a legal page whose text the settings change gets the day of the publication, and no other for what stands around it or for its own day', async () => {
  const { work, write, change, released } = await aContentWork()
  const settings = released('settings.yaml')
    .replace(/^( +)director: .*$/m, '$1director: Anna Muster')
    .replace(/^( +)newsletter: .*$/m, '$1newsletter: https://network.example.com/another')
  await write('settings.yaml', settings, hashOf(released('settings.yaml')))
  await change('pages/terms/fr.yaml', /^changedOn: .*$/m, 'changedOn: 2026-11-20')
  const { plan, dated } = await work.plan({ drafts: ['settings.yaml', 'pages/terms/fr.yaml'], day: '2027-01-04' })
  const notices = ['pages/legal-notice/de.yaml', 'pages/legal-notice/en.yaml', 'pages/legal-notice/fr.yaml']
  expect(plan.complaints).toEqual([])
  expect(plan.texts.map(({ path }) => path)).toEqual([...notices, 'pages/terms/fr.yaml', 'settings.yaml'])
  expect(dated.map(({ path }) => path).toSorted()).toEqual(notices)
  for (const { path, body } of dated)
    expect(Buffer.from(body).toString()).toBe(released(path).replace(/^changedOn: .*$/m, 'changedOn: 2027-01-04'))
})

test('a picture that is not published yet is drawn for the preview that names it, also by another process', async () => {
  const { work, worker, write, change } = await aContentWork()
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a33' } })
  await write('articles/fr/sie-ou-du/marche.jpg', await picture.jpeg().toBuffer(), null)
  await change(article, /^(?=## Trois questions)/m, '![Un marché de Noël](marche.jpg)\n\n')
  const preview = await work.preview({ path: article })
  const pictures = preview && 'pictures' in preview ? preview.pictures : []
  const small = pictures.find((path) => path.endsWith('-480.webp')) ?? ''
  expect(small).toMatch(/^\/pictures\/articles\/sie-ou-du\/marche-/)
  const draw = async () => sharp(await work.drawPicture(small)).metadata()
  expect(await draw()).toMatchObject({ format: 'webp', width: 480, height: 320 })
  expect(await work.drawPicture('/pictures/articles/sie-ou-du/other-480.webp')).toBeUndefined()

  const [pid] = worker.pids()
  if (pid === undefined) throw new Error('no process draws')
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => worker.pids()).toEqual([])
  expect(await draw()).toMatchObject({ format: 'webp', width: 480 })
})

test('words are found whatever their case, accents and breaks: first in titles, then in drafts, then in what is published', async () => {
  const { work, change } = await aContentWork()
  await change(article, '## Trois questions pour choisir', '## La question de l’Étiquette retrouvée')
  const { found, isMore } = await work.search("  DE L'ETIQUETTE retrouvee ")
  expect({ found, isMore }).toEqual({
    found: [{ path: article, line: 26, excerpt: 'La question de l’Étiquette retrouvée' }],
    isMore: false,
  })
  // A value that is written elsewhere is searched as it is printed.
  const priced = await work.search('Trois formules, de 3 500 €')
  expect(priced.found).toMatchObject([{ path: 'pages/vip/fr.yaml' }])
  expect(priced.found[0]?.excerpt).not.toContain('{')
  // So it is where others of its text are printed alike.
  const { found: delivered } = await work.search('travaux, en 5 jours ouvrés')
  expect(delivered).toMatchObject([{ path: 'pages/audit-dach/fr.yaml' }])
  // Its marks do not part the words of a sentence.
  expect((await work.search('appels découverte par mois au plus')).found).toMatchObject([
    { path: 'pages/contact/fr.yaml', excerpt: expect.stringContaining('par mois au plus') },
  ])
  // As it was copied from a page, where its hyphen holds.
  expect((await work.search('par e\u2011mail')).found).not.toEqual([])
  const many = await work.search('allemagne')
  expect(many.found).toHaveLength(50)
  expect(many.isMore).toBe(true)
  const isTitle = many.found.map(({ field }) => field?.at(-1) === 'title')
  expect(isTitle).toEqual(isTitle.toSorted().reverse())
  expect(many.found[isTitle.indexOf(false)]?.path).toBe(article)
  for (const { excerpt } of many.found) expect(excerpt).not.toMatch(/\[\^|:?(?:de|en)\[|\]\(|\*\*|^#/)
  expect(Math.max(...many.found.map(({ excerpt }) => excerpt.length))).toBeLessThan(180)
})

test('every entry has a name, its open claims and the pages that show it', async () => {
  const { work } = await aContentWork()
  const described = await work.describe(null)
  expect(described['pages/legal-notice/de.yaml']).toEqual({
    title: 'Mentions légales',
    toReplace: [],
    pages: [{ path: '/de/impressum', title: 'Mentions légales' }],
    values: expect.objectContaining({ '{settings.brand}': 'BusinessBretzel' }),
    others: [
      { locale: 'fr', path: 'pages/legal-notice/fr.yaml' },
      { locale: 'en', path: 'pages/legal-notice/en.yaml' },
    ],
  })
  const title = 'Vouvoyer ou tutoyer ses clients allemands\u202f?'
  const pages = [
    { path: '/blog/sie-ou-du', title },
    { path: '/blog', title: 'Page du blog' },
  ]
  expect(described[article]).toMatchObject({ title, pages, others: [] })
  expect(described['testimonials/fr.yaml']?.toReplace.length).toBeGreaterThan(0)
  expect(Object.values(described).filter(({ title }) => /[{}]/.test(title))).toEqual([])
  expect(described['answers/fr.yaml']?.pages).toEqual([])
  const titles = Object.values(described).flatMap(({ pages }) => pages.map(({ title }) => title))
  expect(titles).toEqual(expect.arrayContaining(['Offres', 'Accueil (français)', 'Page introuvable']))
  expect(titles.filter((title) => title.startsWith('/'))).toEqual([])
  // What a list offers can be opened.
  for (const [path, { pages }] of Object.entries(described))
    if (pages.length > 0 && !path.startsWith('articles/'))
      expect([path, await work.preview({ path }).then((preview) => preview && 'html' in preview)]).toEqual([path, true])
})

test('a draft of half a million line separators leaves the owner the list', async () => {
  const { work, write, released } = await aContentWork()
  await write(article, '\u2028'.repeat(500_000), hashOf(released(article)))
  const described = await work.describe(null)
  expect(described[article]).toMatchObject({ title: expect.stringMatching(/./), toReplace: [] })
})
