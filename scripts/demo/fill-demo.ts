import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { adminApi } from '../../contract/api/admin.ts'
import { type CreatedArticle, contentsApi, type Plan } from '../../contract/api/admin-contents.ts'
import { type AnswerForm, answerWait } from '../../contract/api/admin-people.ts'
import { type Locale, localeOfPath } from '../../contract/locales.ts'
import { addDays, startOfParisDay, toParisDay } from '../../contract/paris.ts'
import { api, tokenRoutes } from '../../contract/routes.ts'
import type { Database } from '../../server/db/database.ts'
import type { DailyTotals } from '../../server/db/tables.ts'
import { hour, minute } from '../../server/runtime/clock.ts'
import { addTotals, foldTotals } from '../../server/statistics/statistics.ts'
import { callAdmin } from '../../tests/support/administrator.ts'
import { postForm, postJson } from '../../tests/support/form.ts'
import type { Handles } from '../../tests/support/run-jobs.ts'

/** What a person does, or the owner with them. `at`: so many days ago at a time in Paris, `82 09:38`. */
type Step = {
  at: string
  kind: 'signsUp' | 'confirms' | 'writes' | 'isAnswered' | 'hasDraft' | 'hasNote' | 'isAt'
  text?: string
  subject?: string
  howFound?: string
  stage?: string
}
type Person = { name?: string; email: string; locale: Locale; isRobot?: true; steps: Step[] }
type Article = { title: string; text: string }

const invented: {
  refused: string
  people: Person[]
  crowd: Record<Locale, { first: string; last: string; firms: string }>
  pages: string
  sources: string[]
  robots: string[]
  aiReaders: Record<string, number>
  articles: { planned: Article; draft: Article }
} = parse(readFileSync(join(import.meta.dirname, 'demo.yaml'), 'utf8'))

/** Its mail server takes no mail. */
export const refusedAddress = invented.refused

/** The product that is filled. */
export type FilledApp = Pick<Handles, 'runQueue' | 'tidy'> & {
  database: Database
  /** Where it listens. */
  url: string
  /** The cookies of the owner's session. */
  cookie: string
  /** Sets its clock. */
  moveTo: (moment: number) => void
  isPage: (path: string) => boolean
}

/** As many weeks as statistics show, and those that they are compared with (days). */
const counted = 2 * 13 * 7

/** Visits of a busy day, and after how many of them a visitor asks for the checklist. */
const [visitsPerDay, visitsPerSignUp] = [280, 330]

/** A letter to readers leaves every second week. */
const letterDays = 14

/** `via`: how the visit began, as the script of the form's page says it. */
type Sender = Pick<Person, 'email' | 'locale'> & { via: string }

/**
 * Fills the product with invented people as if it had run for half a year: forms are posted, mailed links pressed, answers
 * sent and articles planned by the calls of visitors and of the owner, each at its moment. Only what was read comes as
 * numbers.
 */
export async function fillDemo(app: FilledApp, now: number): Promise<void> {
  const { people, sources, articles } = invented
  const today = toParisDay(now)
  const pages = invented.pages.split(' ').filter(app.isPage)
  const events: { at: number; work: () => Promise<unknown> }[] = []
  const plan = (daysAgo: number, time: string, work: (at: number) => Promise<unknown>) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const moment = startOfParisDay(addDays(today, -daysAgo)) + hours * hour + minutes * minute
    // What has yet to come of today has just happened.
    const at = Math.min(moment, now - minute)
    events.push({ at, work: () => work(at) })
  }

  for (const [index, person] of people.entries()) {
    const path = pages.find((page) => localeOfPath(page) === person.locale) ?? '/'
    const sender = { ...person, via: toVia(path, pickFrequent(sources, index)) }
    for (const step of person.steps) {
      const [days, time = ''] = step.at.split(' ')
      plan(Number(days), time, (at) => take(app, sender, step, at))
    }
  }

  let [visits, signUps] = [0, 0]
  for (let daysAgo = 0; daysAgo <= counted; daysAgo++) {
    const day = addDays(today, -daysAgo)
    const passed = daysAgo > 0 ? 1 : (now - startOfParisDay(today)) / (24 * hour)
    const busy = toBusyness(day, daysAgo) * passed
    const letter = `lettre ${counted / letterDays + 1 - Math.floor(daysAgo / letterDays)}`
    const sinceLetter = letterDays - 1 - (daysAgo % letterDays)
    visits += visitsPerDay * busy
    // The more is read, the more sign up.
    while (signUps < Math.floor(visits / visitsPerSignUp)) {
      const number = ++signUps
      const path = pickFrequent(pages, number)
      // Some come by the letter, on the days on which it is read.
      const isByLetter = sinceLetter < 5 && number % 3 === 0
      const via = toVia(path, pickFrequent(sources, number / 2), isByLetter ? letter : undefined)
      const locale = localeOfPath(path)
      const sender = { email: toAddress(locale, number), locale, via }
      const time = `${7 + ((5 * number) % 14)}:${10 + ((7 * number) % 40)}`
      plan(daysAgo, time, () => post(app, sender))
      if (number % 6 > 0 || daysAgo > 30) plan(daysAgo, time, () => confirm(app, sender))
    }
    // Most readers of a letter come at once.
    const views = countViews(pages, busy, letter, (80 * busy) / (sinceLetter + 1))
    plan(daysAgo, '23:50', () => addViews(app.database, day, views))
    if (daysAgo < 7) plan(daysAgo, '04:05', app.tidy)
  }
  plan(2, '11:20', () => write(app, articles.draft, addDays(today, 14)))
  // Today: the content may name a source that was checked this very day, which no day before can be published with.
  plan(0, '00:30', async () => publish(app, await write(app, articles.planned, addDays(today, 4)), addDays(today, 4)))

  for (const { at, work } of events.toSorted((one, other) => one.at - other.at)) {
    app.moveTo(at)
    await work()
  }
}

/** How busy a day was, 1 at the most but for small waves: less at weekends, more each month. */
function toBusyness(day: string, daysAgo: number): number {
  const isWeekend = new Date(day).getUTCDay() % 6 === 0
  const wave = 1 + 0.12 * Math.sin(daysAgo / 8) + 0.08 * Math.sin(1.7 * daysAgo)
  return (1 - daysAgo / 400) * wave * (isWeekend ? 0.45 : 1)
}

type Views = Omit<DailyTotals, 'day'>

/** A number in parts: the first has the most of it, the last hardly any. */
function share(kind: DailyTotals['kind'], names: readonly string[], whole: number): Views[] {
  const upTo = (index: number) => (index / names.length) ** (1 / 4)
  return names.map((name, index) => ({ kind, name, views: Math.round(whole * (upTo(index + 1) - upTo(index))) }))
}

/** What was read on a day. A part of all visits are robots, and people read two pages a visit. */
function countViews(pages: readonly string[], busy: number, letter: string, readers: number): Views[] {
  const visits = visitsPerDay * busy
  const { sources, robots, aiReaders } = invented
  return [
    ...share('page', pages, 0.88 * visits + readers),
    ...share('source', sources, 0.5 * visits),
    ...share('source', ['campaign'], readers),
    ...share('campaign', [letter], readers),
    ...share('robot', robots, 0.12 * visits),
    ...Object.entries(aiReaders).flatMap(([name, most]) => share('reader', [name], most * busy)),
  ]
}

/**
 * Where a sender came from. Of what is too little for a row of its own no sign-up comes: its row would have more of them than
 * views.
 */
const pickFrequent = (items: readonly string[], number: number): string =>
  items[Math.floor(5 * ((number * 0.618) % 1) ** 2)] ?? ''

const toVia = (path: string, source: string, letter?: string): string =>
  letter ? `${path},,utm_source=lettre,utm_campaign=${letter}` : `${path},${source === 'direct' ? '' : source}`

/** An invented address, another one for each number below 143. */
function toAddress(locale: Locale, number: number): string {
  const pick = (names: string) => names.split(' ').at(number % names.split(' ').length)
  const { first, last, firms } = invented.crowd[locale]
  return `${pick(first)}.${pick(last)}@${pick(firms)}.example`
}

function addViews({ write, engine }: Database, day: string, views: Views[]): Promise<void> {
  return write(async (transaction) => {
    const totals = views.map((one) => ({ day, ...one }))
    await addTotals(transaction, engine, totals)
    await foldTotals(transaction, engine, addDays(day, 1))
  })
}

/** @throws if the product refuses what was sent */
async function accepted(answer: Response): Promise<Response> {
  if (answer.status < 400) return answer
  throw new Error(`${answer.url} answered ${answer.status} ${await answer.text()}`)
}

/** A call of the owner. */
const ask = async <Answer>({ cookie, ...app }: FilledApp, path: string, sent: unknown, method = 'POST') =>
  (await accepted(await callAdmin(app, path, cookie, method, sent))).json() as Promise<Answer>

const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

/** Posts a form as a browser does, that of the checklist or another one. */
const post = async (app: FilledApp, { email, locale, via }: Sender, filled = {}, address?: string) =>
  accepted(await postJson(app, { email, language: locale, via, ...filled }, { 'user-agent': userAgent }, address))

/** Follows the link of the newest mail. */
async function confirm(app: FilledApp, { email, locale }: Sender): Promise<Response> {
  const mails = app.database.db.selectFrom('outbox').select('text').where('recipient', '=', email)
  const { text } = await mails.orderBy('queued_at', 'desc').executeTakeFirstOrThrow()
  const [path = ''] = new RegExp(`${tokenRoutes.download[locale]}/[\\w-]+`).exec(text ?? '') ?? []
  return accepted(await postForm(app, path, {}))
}

/** One step of a person of whom more is known than an address. */
async function take(app: FilledApp, sender: Sender & Person, step: Step, at: number): Promise<unknown> {
  const { kind, text = '', subject, howFound = '', stage } = step
  if (kind === 'signsUp') return post(app, sender)
  if (kind === 'confirms') return confirm(app, sender)
  if (kind === 'writes') {
    const robot = sender.isRobot && { website: 'growth.example' }
    const filled = { name: sender.name, subject, message: text, how_found: howFound, ...robot }
    return post(app, sender, filled, api.contact)
  }
  const enquiries = app.database.db.selectFrom('enquiries').select(['id', 'person_id'])
  const { id, person_id } = await enquiries
    .where('email', '=', sender.email)
    .orderBy('received_at', 'desc')
    .executeTakeFirstOrThrow()
  const person = `${adminApi.people}/${person_id}`
  if (kind === 'hasNote') return ask(app, `${person}/notes`, { text })
  if (kind === 'isAt') return ask(app, `${person}/stage`, { stage })
  if (kind !== 'isAnswered' && kind !== 'hasDraft') throw new Error(`demo.yaml: ${kind} is no step`)
  const path = `${adminApi.enquiries}/${id}/answer`
  const form = await ask<AnswerForm>(app, path, undefined, 'GET')
  const written = {
    subject: form.subject,
    version: form.version,
    text: form.text.replace('\n\n\n\n', `\n\n${text}\n\n`),
  }
  if (kind === 'hasDraft') return ask(app, path, written, 'PUT')
  await ask(app, path, { ...written, submissionId: randomUUID() })
  app.moveTo(at + answerWait)
  return app.runQueue()
}

/** Saves a new article as a draft. @returns its path */
async function write(app: FilledApp, { title, text }: Article, publishedOn: string): Promise<string> {
  const { path } = await ask<CreatedArticle>(app, contentsApi.articles, { locale: 'fr', title })
  const dated = text.replace('publishedOn: DAY', `publishedOn: ${publishedOn}`)
  await ask(app, contentsApi.draft, { path, text: dated, version: 1, base: null })
  return path
}

/** Lets a draft appear on a day, at seven in the morning. @throws what is wrong with it */
async function publish(app: FilledApp, path: string, day: string): Promise<void> {
  const { complaints, versions } = await ask<Plan>(app, contentsApi.plan, { paths: [path] })
  if (complaints.length > 0) throw new Error(JSON.stringify(complaints))
  const at = new Date(startOfParisDay(day) + 7 * hour).toISOString()
  await ask(app, contentsApi.publish, { versions, at, summary: 'Article de la semaine' })
}
