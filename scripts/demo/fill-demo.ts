import { randomUUID } from 'node:crypto'
import { adminApi } from '../../contract/api/admin.ts'
import { type CreatedArticle, contentsApi, type Plan } from '../../contract/api/admin-contents.ts'
import { type AnswerForm, answerWait } from '../../contract/api/admin-people.ts'
import { type Locale, localeOfPath } from '../../contract/locales.ts'
import { api, tokenRoutes } from '../../contract/routes.ts'
import type { Database } from '../../server/db/database.ts'
import type { DailyTotals } from '../../server/db/tables.ts'
import { hour, minute } from '../../server/runtime/clock.ts'
import { addDays, startOfParisDay, toParisDay } from '../../server/runtime/paris-days.ts'
import { addTotals, foldTotals } from '../../server/statistics/statistics.ts'
import { callAdmin } from '../../tests/support/administrator.ts'
import { postForm, postJson } from '../../tests/support/form.ts'
import type { Handles } from '../../tests/support/run-jobs.ts'
import { aiReaders, articles, crowd, type DemoPerson, type DemoStep, people, readPages } from './demo-data.ts'
import { type MadeUpVisit, makeUpVisits } from './made-up-visits.ts'

/** The product that is filled. */
export type FilledApp = Pick<Handles, 'runQueue' | 'tidy'> & {
  database: Database
  /** Where it listens. */
  url: string
  /** The cookies of the owner's session. */
  cookie: string
  /** Sets its clock. */
  moveTo: (moment: number) => void
  /** The last mail to an address. */
  textTo: (email: string) => string
  isPage: (path: string) => boolean
}

/** As many weeks as statistics show, and those that they are compared with (days). */
const counted = 2 * 13 * 7

/** One sign-up comes of so many views. */
const viewsPerSignUp = 330

type Sender = Pick<DemoPerson, 'email' | 'locale'> & { visit: MadeUpVisit | undefined }

/**
 * Fills the product with invented people as if it had run for half a year: forms are posted, mailed links pressed, answers
 * sent and articles planned by the calls of visitors and of the owner, each at its moment. Only what was read comes as
 * numbers; each sender of a form began with one of these visits.
 */
export async function fillDemo(app: FilledApp, now: number): Promise<void> {
  const today = toParisDay(now)
  const events: { at: number; work: () => Promise<unknown> }[] = []
  const plan = (daysAgo: number, time: string, work: (at: number) => Promise<unknown>) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const moment = startOfParisDay(addDays(today, -daysAgo)) + hours * hour + minutes * minute
    // What has yet to come of today has just happened.
    const at = Math.min(moment, now - minute)
    events.push({ at, work: () => work(at) })
  }

  let unnamed = 0
  for (const [daysAgo, { views, arrivals, signUps }] of listDays(app.isPage, today, now).entries()) {
    for (const person of people.filter(({ steps }) => steps[0]?.days === daysAgo)) {
      const visit = arrivals.find(({ path }) => localeOfPath(path) === person.locale) ?? arrivals[0]
      for (const step of person.steps) plan(step.days, step.time, (at) => take(app, { ...person, visit }, step, at))
    }
    for (const visit of spread(arrivals, signUps, (daysAgo * 0.618) % 1)) {
      const locale = localeOfPath(visit.path)
      const sender = { email: toAddress(locale, ++unnamed), locale, visit }
      const time = `${7 + ((5 * unnamed) % 14)}:${10 + ((7 * unnamed) % 40)}`
      plan(daysAgo, time, () => signUp(app, sender))
      if (unnamed % 6 > 0 || daysAgo > 30) plan(daysAgo, time, () => confirm(app, sender))
    }
    plan(daysAgo, '23:50', () => addViews(app.database, addDays(today, -daysAgo), views))
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

/** What was read on each day, today first: less at weekends, more each month. The more is read, the more sign up. */
function listDays(isPage: (path: string) => boolean, today: string, now: number) {
  const next = makeUpVisits(readPages.filter(isPage))
  let read = 0
  return Array.from({ length: counted + 1 }, (_, daysAgo) => {
    const isWeekend = new Date(addDays(today, -daysAgo)).getUTCDay() % 6 === 0
    const passed = daysAgo > 0 ? 1 : (now - startOfParisDay(today)) / (24 * hour)
    const wave = 1 + 0.12 * Math.sin(daysAgo / 8) + 0.08 * Math.sin(1.7 * daysAgo)
    const busy = (1 - daysAgo / 400) * wave * (isWeekend ? 0.45 : 1) * passed
    // A letter leaves every second week; most of its readers come at once.
    const letter = `lettre ${counted / 14 - Math.floor(daysAgo / 14)}`
    const readers = (80 * busy) / (14 - (daysAgo % 14))
    const visits = [
      ...Array.from({ length: Math.round(280 * busy) }, () => next()),
      ...Array.from({ length: Math.round(readers) }, () => next(letter)),
    ]
    const views = new Map<string, Omit<DailyTotals, 'day'>>()
    const count = (kind: DailyTotals['kind'], name: string, more: number) =>
      views.set(`${kind} ${name}`, { kind, name, views: (views.get(`${kind} ${name}`)?.views ?? 0) + more })
    for (const [name, most] of Object.entries(aiReaders)) count('reader', name, Math.round(most * busy))
    for (const { counts } of visits) for (const [kind, name] of counts) count(kind, name, 1)
    // Of what is too little to be told apart no sign-up comes: its row would have more of them than views.
    const isTold = ({ counts }: MadeUpVisit) =>
      counts.every(([kind, name]) => (views.get(`${kind} ${name}`)?.views ?? 0) > 4)
    const arrivals = visits.filter((visit) => isOf('source', visit) && isTold(visit))
    const before = Math.floor(read / viewsPerSignUp)
    read += visits.length
    return { views: [...views.values()], arrivals, signUps: Math.floor(read / viewsPerSignUp) - before }
  })
}

const isOf = (kind: DailyTotals['kind'], { counts }: MadeUpVisit): boolean => counts.some(([one]) => one === kind)

/** Some of many, at equal distances; `shift` is where the first stands, from 0 to 1. */
const spread = <Item>(items: readonly Item[], count: number, shift: number): Item[] =>
  Array.from({ length: count }, (_, index) => Math.floor(((index + shift) / count) * items.length)).flatMap((at) =>
    items.slice(at, at + 1),
  )

function addViews({ write, engine }: Database, day: string, views: Omit<DailyTotals, 'day'>[]): Promise<void> {
  return write(async (transaction) => {
    const totals = views.map((one) => ({ day, ...one }))
    await addTotals(transaction, engine, totals)
    await foldTotals(transaction, engine, addDays(day, 1))
  })
}

/** How a visit began, as the script of the form's page says it. */
function toVia({ path, query, counts }: MadeUpVisit): string {
  const source = counts.find(([kind]) => kind === 'source')?.[1] ?? ''
  const marks = query && decodeURIComponent(query.slice(1)).split('&')
  return [path, source === 'direct' || source === 'campaign' ? '' : source, marks].flat().join(',')
}

/** An invented address, another one for each number below 143. */
function toAddress(locale: Locale, number: number): string {
  const pick = (names: string) => names.split(' ').at(number % names.split(' ').length)
  const { first, last, firms } = crowd[locale]
  return `${pick(first)}.${pick(last)}@${pick(firms)}.example`
}

/** @throws if the product refuses what was sent */
async function accepted(answer: Response): Promise<Response> {
  if (answer.status < 400) return answer
  throw new Error(`${answer.url} answered ${answer.status} ${await answer.text()}`)
}

/** A call of the owner. */
const ask = async <Answer>({ cookie, ...app }: FilledApp, path: string, sent: unknown, method = 'POST') =>
  (await accepted(await callAdmin(app, path, cookie, method, sent))).json() as Promise<Answer>

/** Posts a form as the browser of the visit does. */
async function post(app: FilledApp, { email, locale, visit }: Sender, filled: object, address?: string) {
  const said = { email, language: locale, ...(visit && { via: toVia(visit) }), ...filled }
  return accepted(await postJson(app, said, { 'user-agent': visit?.userAgent ?? '' }, address))
}

const signUp = (app: FilledApp, sender: Sender) => post(app, sender, {})

const confirm = async (app: FilledApp, { email, locale }: Sender) => {
  const [path = ''] = new RegExp(`${tokenRoutes.download[locale]}/[\\w-]+`).exec(app.textTo(email)) ?? []
  return accepted(await postForm(app, path, {}))
}

/** One step of a person of whom more is known than an address. */
async function take(app: FilledApp, sender: Sender & DemoPerson, step: DemoStep, at: number): Promise<unknown> {
  const { name, email, isRobot } = sender
  switch (step.kind) {
    case 'signsUp':
      return signUp(app, sender)
    case 'confirms':
      return confirm(app, sender)
    case 'writes': {
      const { subject, text: message, howFound: how_found } = step
      const filled = { name, subject, message, how_found, ...(isRobot && { website: 'growth.example' }) }
      return post(app, sender, filled, api.contact)
    }
    case 'isAnswered':
    case 'hasDraft': {
      const path = `${adminApi.enquiries}/${(await findEnquiry(app, email)).id}/answer`
      const form = await ask<AnswerForm>(app, path, undefined, 'GET')
      const { subject, version } = form
      const written = { subject, version, text: form.text.replace('\n\n\n\n', `\n\n${step.text}\n\n`) }
      if (step.kind === 'hasDraft') return ask(app, path, written, 'PUT')
      await ask(app, path, { ...written, submissionId: randomUUID() })
      app.moveTo(at + answerWait)
      return app.runQueue()
    }
    case 'hasNote':
      return ask(app, `${adminApi.people}/${(await findEnquiry(app, email)).person_id}/notes`, { text: step.text })
    case 'isAt':
      return ask(app, `${adminApi.people}/${(await findEnquiry(app, email)).person_id}/stage`, { stage: step.stage })
    default:
      return step satisfies never
  }
}

/** The newest message of an address. */
function findEnquiry({ database: { db } }: FilledApp, email: string) {
  const rows = db.selectFrom('enquiries').select(['id', 'person_id']).where('email', '=', email)
  return rows.orderBy('received_at', 'desc').limit(1).executeTakeFirstOrThrow()
}

/** Saves a new article as a draft. @returns its path */
async function write(app: FilledApp, { title, toText }: (typeof articles)['draft'], publishedOn: string) {
  const { path } = await ask<CreatedArticle>(app, contentsApi.articles, { locale: 'fr', title })
  await ask(app, contentsApi.draft, { path, text: toText(title, publishedOn), version: 1, base: null })
  return path
}

/** Lets a draft appear on a day, at seven in the morning. @throws what is wrong with it */
async function publish(app: FilledApp, path: string, day: string): Promise<void> {
  const { complaints, versions } = await ask<Plan>(app, contentsApi.plan, { paths: [path] })
  if (complaints.length > 0) throw new Error(JSON.stringify(complaints))
  const at = new Date(startOfParisDay(day) + 7 * hour).toISOString()
  await ask(app, contentsApi.publish, { versions, at, summary: 'Article de la semaine' })
}
