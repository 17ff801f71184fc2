// Long: what every order does to files that others hold, on one small content with its owner.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import type { PublishAnswer } from '../../../contract/api/admin-contents.ts'
import { aClock } from '../../../tests/support/clock.ts'
import { aDatabasePlace, engines } from '../../../tests/support/engines.ts'
import { type Engine, openDatabase } from '../../db/database.ts'
import type { ContentWork, DatedFile, Described } from '../../editing/content-work.ts'
import { saveDraft } from '../../editing/drafts.ts'
import { noteDelivered } from '../../editing/revisions.ts'
import { writeChanges } from '../../editing/write-changes.ts'
import { day, hour } from '../../runtime/clock.ts'
import { hashOf } from '../../runtime/files.ts'
import { createHistory } from './history.ts'
import { createPublishing } from './publish-contents.ts'
import { readStanding } from './standing.ts'

const by = { madeBy: 'an-owner', requestId: null }
const textOf = (slug: string) => `articles/fr/${slug}/article.md`
const offers = 'offers.yaml'
const [blog, naming] = ['blog/fr.yaml', 'onHome:\n  - un\n']

/** A small content with its owner. */
async function anOwner(engine: Engine) {
  const place = await aDatabasePlace(engine, { isMigrated: true })
  const database = await openDatabase(place)
  onTestFinished(async () => {
    await database.close()
    await place.remove()
  })
  const folder = join(place.dataDir, 'content')
  const release = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  release(offers, 'price: 1\n')
  for (const slug of ['un', 'deux'])
    release(textOf(slug), `---\ntitle: ${slug}\npublishedOn: 2020-01-01\n---\nVoir [cela](/offres).\n`)
  const clock = aClock()
  const source = () => ({ folder, db: database.db, now: clock.now() })
  /** What happens between a look at the content and the change that is made of it. */
  let meanwhile = async (): Promise<unknown> => undefined
  let dated: DatedFile[] = []
  const contents = createPublishing({
    database,
    clock,
    site: { publish: async () => {} },
    look: async () => {
      const standing = await readStanding(source())
      await meanwhile()
      return standing
    },
    work: {
      plan: async () => ({ plan: { complaints: [], texts: [], pages: { added: [], changed: [], gone: [] } }, dated }),
    },
  })
  const look = () => readStanding(source())
  /** What each text says, whole. */
  const compare: ContentWork['compare'] = async (files) =>
    files.map(({ path, before, after }) => {
      return { path, locale: null, title: null, kind: 'changed', parts: [{ names: [], before, after }], pictures: [] }
    })
  const history = createHistory({
    database,
    clock,
    folder,
    site: { inspect: () => ({ revision: '', madeAt: '', isBusy: false, failure: undefined }) },
    work: { compare, describe: async () => germanFollowsFrench },
  })
  return {
    contents,
    look,
    clock,
    release,
    /** Legal pages get another day with what is published from now on. */
    date: (files: Record<string, string>) => {
      dated = Object.entries(files).map(([path, text]) => ({ path, body: Buffer.from(text) }))
    },
    list: async () => (await history.list(undefined)).revisions,
    view: history.view,
    since: history.since,
    /** Another release is there, on two instances at once. */
    deliver: async (files: Record<string, string>) => {
      for (const [path, text] of Object.entries(files)) release(path, text)
      await Promise.all([noteDelivered(database, clock, folder), noteDelivered(database, clock, folder)])
    },
    /** Makes calls at once: all of them have looked before the first one writes. */
    together: async (...calls: (() => Promise<PublishAnswer>)[]) => {
      const all = Promise.withResolvers<void>()
      let missing = calls.length
      meanwhile = () => {
        missing -= 1
        if (missing <= 0) all.resolve()
        return all.promise
      }
      return Promise.all(calls.map((call) => call()))
    },
    /** Makes a call, and does something else once it has looked. */
    during: async (call: () => Promise<PublishAnswer>, other: () => Promise<unknown>) => {
      meanwhile = other
      return call()
    },
    save: async (path: string, text: string, before: string | null) => {
      const base = before === null ? null : hashOf(before)
      const draft = { path, body: Buffer.from(text), version: 0, base }
      const saved = await writeChanges(database, (db) => saveDraft(db, clock, draft, base))
      expect(saved).toMatchObject({ kind: 'saved' })
    },
    publish: async (path: string, moment?: number): Promise<string> => {
      const versions = { [path]: (await look()).drafts.get(path)?.version ?? 0 }
      const at = moment === undefined ? null : new Date(moment).toISOString()
      return revisionOf(await contents.publish({ versions, at, summary: '' }, by))
    },
    published: async (path: string) => (await look()).published.get(path)?.bytes.toString(),
  }
}

const germanFollowsFrench: Record<string, Described> = {
  'pages/contact/de.yaml': {
    title: '',
    toReplace: [],
    pages: [],
    values: {},
    others: [{ locale: 'fr', path: 'pages/contact/fr.yaml' }],
  },
}

function revisionOf(answer: PublishAnswer): string {
  if (!('revision' in answer)) throw new Error(`no revision: ${answer.kind}`)
  return answer.revision
}

const kindsOf = (answers: readonly PublishAnswer[]) => answers.map(({ kind }) => kind).toSorted()

describe.each(engines)('at once, on %s,', (engine) => {
  test('two articles get other addresses: one is answered that it was overtaken, and nothing of the other is undone', async () => {
    const { contents, together, look } = await anOwner(engine)
    const answers = await together(
      () => contents.rename(textOf('un'), 'one', by),
      () => contents.rename(textOf('deux'), 'two', by),
    )
    expect(kindsOf(answers)).toEqual(['overtaken', 'underway'])
    const [from, to] = answers[0]?.kind === 'underway' ? ['deux', 'two'] : ['un', 'one']
    expect(await contents.rename(textOf(from), to, by)).toMatchObject({ kind: 'underway' })
    const { published } = await look()
    expect([...published.keys()].filter((path) => path.startsWith('articles/'))).toEqual([textOf('one'), textOf('two')])
    const redirects = published.get('redirects.yaml')?.bytes.toString()
    expect(redirects).toContain('/blog/un')
    expect(redirects).toContain('/blog/deux')
  })

  test('a text is discarded in one window and published in another: nothing is', async () => {
    const { contents, list } = await anOwner(engine)
    const order = { versions: { [offers]: 1 }, at: null, summary: '' }
    expect(await contents.publish(order, by)).toEqual({ kind: 'overtaken' })
    expect(await list()).toEqual([])
  })

  test.each([
    ['its text', textOf('un')],
    ['a text that names it', blog],
  ])('an article is renamed while %s is typed: it stays where it is', async (_, path) => {
    const { contents, release, during, save, look, published } = await anOwner(engine)
    release(blog, naming)
    const before = (await published(path)) ?? ''
    const answer = await during(
      () => contents.rename(textOf('un'), 'one', by),
      () => save(path, `${before}title: Noël\n`, before),
    )
    expect(answer).toEqual({ kind: 'overtaken' })
    const { published: files, drafts } = await look()
    expect([[...drafts.keys()], files.has(textOf('un'))]).toEqual([[path], true])
  })

  test('a publication is taken back twice: one is answered that it was overtaken', async () => {
    const { contents, together, save, publish, published } = await anOwner(engine)
    await save(offers, 'price: 2\n', 'price: 1\n')
    const id = await publish(offers)
    const takeBack = () => contents.takeBack(id, by)
    expect(kindsOf(await together(takeBack, takeBack))).toEqual(['overtaken', 'underway'])
    expect(await published(offers)).toBe('price: 1\n')
  })

  test('a text for later is taken back twice: it is a draft once', async () => {
    const { contents, together, save, publish, look, clock } = await anOwner(engine)
    await save(offers, 'price: 2\n', 'price: 1\n')
    const id = await publish(offers, clock.now() + hour)
    const takeBack = () => contents.takeBack(id, by)
    expect(kindsOf(await together(takeBack, takeBack))).toEqual(['drafts', 'overtaken'])
    const { drafts, scheduled } = await look()
    expect(drafts.get(offers)).toMatchObject({ version: 1, bodyHash: hashOf('price: 2\n') })
    expect(scheduled.size).toBe(0)
  })
})

test('an article bears the day on which it appears, planned otherwise or not, unless it was given one', async () => {
  const { contents, save, publish, look, published, clock } = await anOwner('sqlite')
  const path = textOf('trois')
  const textAt = (written: string) => `---\ntitle: trois\npublishedOn: ${written}\n---\nVoir.\n`
  const later = (days: number) => clock.now() + days * day
  const reschedule = async (id: string, days: number) =>
    revisionOf(await contents.reschedule(id, new Date(later(days)).toISOString(), by))
  await save(path, textAt('""'), null)
  await contents.takeBack(await reschedule(await publish(path, later(1)), 3), by)
  expect((await look()).drafts.get(path)).toMatchObject({ bodyHash: hashOf(textAt('""')) })
  await reschedule(await publish(path, later(1)), 2)
  clock.advance(2 * day)
  expect(await published(path)).toBe(textAt('2026-03-04'))
  await save(path, textAt('2020-02-02'), textAt('2026-03-04'))
  await reschedule(await publish(path, later(1)), 2)
  clock.advance(2 * day)
  expect(await published(path)).toBe(textAt('2020-02-02'))
})

test('a text for later is published at once, if that is wanted after all', async () => {
  const { contents, save, publish, published, clock } = await anOwner('sqlite')
  await save(offers, 'price: 2\n', 'price: 1\n')
  const id = await publish(offers, clock.now() + hour)
  expect(await contents.reschedule(id, null, by)).toMatchObject({ kind: 'underway' })
  expect(await published(offers)).toBe('price: 2\n')
})

test('an article does not move while that would take away what waits: a text that names it, or old addresses', async () => {
  const { contents, release, save, publish, look, clock } = await anOwner('sqlite')
  release(blog, naming)
  await save(blog, `${naming}title: Noël\n`, naming)
  const id = await publish(blog, clock.now() + hour)
  const heldBy = (path: string) => ({ kind: 'refused', complaints: [{ path }] })
  expect(await contents.rename(textOf('un'), 'one', by)).toMatchObject(heldBy(blog))
  expect((await look()).scheduled.has(blog)).toBe(true)
  await contents.takeBack(id, by)
  expect(await contents.rename(textOf('un'), 'one', by)).toMatchObject(heldBy(blog))
  expect(await contents.rename(textOf('deux'), 'two', by)).toMatchObject({ kind: 'underway' })

  const redirects = 'redirects.yaml'
  const written = (await look()).published.get(redirects)?.bytes.toString() ?? ''
  await save(redirects, `${written}- from: /blog/zero\n`, written)
  expect(await contents.withdraw(textOf('two'), by)).toMatchObject(heldBy(redirects))
})

test('an article comes back after others were withdrawn, and so does what led to it: theirs stay gone', async () => {
  const { contents, look, view } = await anOwner('sqlite')
  const withdraw = async (slug: string) => revisionOf(await contents.withdraw(textOf(slug), by))
  const addresses = async () => parse((await look()).published.get('redirects.yaml')?.bytes.toString() ?? '')
  await contents.rename(textOf('un'), 'one', by)
  const [one] = [await withdraw('one'), await withdraw('deux')]
  expect(await addresses()).toEqual([{ from: '/blog/un' }, { from: '/blog/one' }, { from: '/blog/deux' }])
  expect(await view(one)).toMatchObject({ laterPath: null })
  expect(await contents.takeBack(one, by)).toMatchObject({ kind: 'underway' })
  expect(await addresses()).toEqual([{ from: '/blog/un', to: '/blog/one' }, { from: '/blog/deux' }])
  expect((await look()).published.has(textOf('one'))).toBe(true)
})

test('what was published is not taken back while a later text of it is scheduled, which would be lost', async () => {
  const { contents, save, publish, look, view, clock } = await anOwner('sqlite')
  await save(offers, 'price: 2\n', 'price: 1\n')
  const first = await publish(offers)
  await save(offers, 'price: 3\n', 'price: 2\n')
  const later = await publish(offers, clock.now() + day)
  expect(await view(first)).toMatchObject({ laterPath: offers })
  expect(await contents.takeBack(first, by)).toMatchObject({ kind: 'refused', complaints: [{ path: offers }] })
  expect((await look()).scheduled.has(offers)).toBe(true)
  expect(await contents.takeBack(later, by)).toEqual({ kind: 'drafts', paths: [offers] })
  expect(await contents.takeBack(first, by)).toMatchObject({ kind: 'underway' })
})

test('a renaming that is taken back moves the article back, and none that names it', async () => {
  const { contents, save, publish, look } = await anOwner('sqlite')
  await save(textOf('trois'), '---\ntitle: trois\npublishedOn: 2020-01-01\n---\nVoir [cela](/blog/un).\n', null)
  await publish(textOf('trois'))
  await contents.takeBack(revisionOf(await contents.rename(textOf('un'), 'one', by)), by)
  const moves = (await look()).events.flatMap((event) =>
    event.kind === 'moved' && event.from ? [[event.from, event.file.path]] : [],
  )
  expect(moves).toEqual([
    [textOf('un'), textOf('one')],
    [textOf('one'), textOf('un')],
  ])
})

test('a legal page that was only dated with a text for later is no draft once that is cancelled', async () => {
  const { contents, release, date, save, publish, look, clock } = await anOwner('sqlite')
  const page = (day: string) => `changedOn: ${day}\ntitle: Mentions\n`
  const [notice, terms] = ['pages/legal-notice/fr.yaml', 'pages/terms/fr.yaml']
  for (const path of [notice, terms]) release(path, page('2020-01-01'))
  await save(offers, 'price: 2\n', 'price: 1\n')
  date({ [notice]: page('2026-03-03') })
  const id = await publish(offers, clock.now() + day)
  expect([...(await look()).scheduled.keys()].toSorted()).toEqual([offers, notice])
  expect(await contents.takeBack(id, by)).toEqual({ kind: 'drafts', paths: [offers] })
  expect([...(await look()).drafts.keys()]).toEqual([offers])
})

describe.each(engines)('on %s', (engine) => {
  test('a release that changes a text of the owner’s does not take its place: it is a version in the history, once, and can be gone back to', async () => {
    const { contents, deliver, save, publish, published, list, view } = await anOwner(engine)
    await save(offers, 'price: 2\n', 'price: 1\n')
    const own = await publish(offers)
    // What the release said already is no news.
    await deliver({})
    expect(await list()).toHaveLength(1)
    await deliver({ [offers]: 'price: 3\n', 'settings.yaml': 'a: 1\n' })
    await deliver({})
    expect(await published(offers)).toBe('price: 2\n')
    const [{ id = '', ...delivered } = {}, ...before] = await list()
    expect(delivered).toMatchObject({ kind: 'delivered', isScheduled: false })
    expect(before).toMatchObject([{ id: own, kind: 'publish' }])
    expect(await view(id)).toMatchObject({
      texts: [{ path: offers, parts: [{ before: 'price: 2\n', after: 'price: 3\n' }] }],
    })

    expect(await contents.takeBack(id, by)).toMatchObject({ kind: 'underway' })
    expect(await published(offers)).toBe('price: 3\n')
    // As it says the same as the release, it follows the next one.
    await deliver({ [offers]: 'price: 4\n' })
    expect(await published(offers)).toBe('price: 4\n')
    expect(await list()).toHaveLength(3)
  })
})

test('a release that changes a text of the owner’s leaves what waits: a draft, a text for later, and what an earlier release brought', async () => {
  const { contents, deliver, save, publish, published, look, list, view, clock } = await anOwner('sqlite')
  await save(offers, 'price: 2\n', 'price: 1\n')
  await publish(offers)
  await save(offers, 'price: 5\n', 'price: 2\n')
  const later = await publish(offers, clock.now() + hour)
  await save(offers, 'price: 6\n', 'price: 2\n')
  await deliver({ [offers]: 'price: 3\n' })
  const [{ id = '' } = {}] = await list()
  await deliver({ [offers]: 'price: 4\n' })
  const { drafts, scheduled } = await look()
  expect([[...drafts.keys()], [...scheduled.keys()]]).toEqual([[offers], [offers]])
  // It would take the place of what waits.
  expect(await view(id)).toMatchObject({ laterPath: offers })
  expect(await contents.takeBack(id, by)).toMatchObject({ kind: 'refused', complaints: [{ path: offers }] })
  await contents.takeBack(later, by)
  // Of an earlier release it is the owner's choice, which stands.
  expect(await contents.takeBack(id, by)).toMatchObject({ kind: 'underway' })
  await deliver({ [offers]: 'price: 7\n' })
  expect(await published(offers)).toBe('price: 3\n')
  expect((await look()).drafts.has(offers)).toBe(true)
})

test('what a release brought is not what the owner’s French text said when another language was last written', async () => {
  const { deliver, save, publish, since, clock } = await anOwner('sqlite')
  const [french, german] = ['pages/contact/fr.yaml', 'pages/contact/de.yaml']
  const say = async (path: string, text: string, before: string | null) => {
    await save(path, text, before)
    await publish(path)
    clock.advance(1_000)
  }
  await deliver({ [french]: 'title: un\n', [german]: 'title: eins\n' })
  await say(french, 'title: deux\n', 'title: un\n')
  await deliver({ [french]: 'title: trois\n' })
  await say(german, 'title: zwei\n', 'title: eins\n')
  await say(french, 'title: quatre\n', 'title: deux\n')
  expect(await since(german)).toMatchObject([
    { path: french, parts: [{ before: 'title: deux\n', after: 'title: quatre\n' }] },
  ])
})
