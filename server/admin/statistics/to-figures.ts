import { type Figure, type FigureName, leastCompared } from '../../../contract/api/admin-statistics.ts'
import { blogPath } from '../../../contract/blog-routes.ts'
import type { Content } from '../../../contract/content/content.ts'
import { fillText } from '../../../contract/fill-text.ts'
import { formatDate, formatShortDate } from '../../../contract/formats.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import { sources } from '../../../contract/statistics/sources.ts'
import { type Column, createColumns, type Scope, sum } from './columns.ts'
import { type Kind, other, unknown } from './read-days.ts'
import { type CountedWeeks, merge } from './read-weeks.ts'

type Part = Pick<Figure, 'heading' | 'rowsAre' | 'notes'> & { columns: Column[]; scope: Scope }

/** The same columns for each row, for all together and for all before. */
function toFigure({ columns, scope, ...words }: Part, rows: { name: string; label: string; scope: Scope }[]): Figure {
  const read = (scope: Scope) => columns.map((column) => column.read(scope))
  return {
    ...words,
    columns: columns.map(({ label, isShare = false }) => ({ label, isShare })),
    rows: rows.map(({ name, label, scope }) => ({ name, label, cells: read(scope) })),
    total: read(scope),
    before: scope.before ? read({ ...scope, now: scope.before, before: undefined }) : [],
  }
}

/** A row a week, the oldest first. */
function byWeek(part: Part, { weeks, before }: CountedWeeks, told: NonNullable<Figure['told']>): Figure {
  const rows = weeks.map((week, index) => ({
    name: week.from,
    label: formatShortDate(week.from, 'fr'),
    scope: { ...part.scope, now: week, before: before[index] },
  }))
  return { ...toFigure(part, rows), told }
}

const last = [unknown, other]
const people = ['confirmed', 'messages', 'clients'] as const

/** A row a name: what brings most people first, then what is seen most; what cannot be told apart last. */
function byName(part: Part, labelOf: (name: string) => string): Figure {
  const { scope } = part
  const rows = [...scope.now.tallies[scope.kind].keys()].map((name) => {
    const own = { ...scope, name }
    const brings = people.reduce((all, measure) => all + (sum(measure, own) ?? 0), 0)
    return { name, label: labelOf(name), scope: own, brings, views: sum('views', own) ?? 0 }
  })
  rows.sort((a, b) => last.indexOf(a.name) - last.indexOf(b.name) || b.brings - a.brings || b.views - a.views)
  const columns = part.columns.filter(({ read }) => read(scope) !== null)
  const figure = toFigure({ ...part, columns }, rows)
  return { ...figure, rows: figure.rows.filter(({ cells }) => cells.some(Boolean)) }
}

/**
 * Every figure, in the words of the content.
 * @param language of pages and of people; undefined: all
 */
export function toFigures(
  counted: CountedWeeks,
  { admin, articles }: Pick<Content, 'admin' | 'articles'>,
  language: Locale | undefined,
): Record<FigureName, Figure> {
  const { columns: labels, figures, names, notes } = admin.statistics
  const column = createColumns(labels)
  const { since } = counted
  const [now, before] = [merge(counted.weeks), merge(counted.before)]
  const sinceNote = since === undefined ? notes.notYet : fillText(notes.since, { date: formatDate(since, 'fr') })
  const titles = new Map(articles.map((article) => [blogPath(article), article.title]))
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const fixed = new Map([
    ...Object.entries(sources).map(([key, { name }]) => [key, name] as const),
    ...Object.entries(admin.people.facts.sources).map(([key, name]) => [key, capital(name)] as const),
    ['other', names.otherSource] as const,
  ])
  const called = (label: (name: string) => string | undefined) => (name: string) =>
    name === other ? names.other : name === unknown ? names.unknown : (label(name) ?? name)

  const scope = (kind: Kind, locale?: Locale): Scope => ({ now, before, kind, locale })
  const ofLanguage = (locale: Locale): Column => ({
    label: admin.leads.languages[locale],
    read: (scope) => sum('views', { ...scope, locale }),
  })
  const noLanguage: Column = { label: names.other, read: (scope) => sum('views', { ...scope, name: other }) }
  const cameBy = (label: string) => [
    column.of('views', label),
    column.before('views'),
    column.signUps,
    ...column.people,
  ]
  const seen = (label: string) => [column.of('views', label), column.before('views')]

  return {
    views: byWeek(
      {
        ...figures.views,
        columns: [...seen(labels.views), ...(language ? [] : [...locales.map(ofLanguage), noLanguage])],
        scope: scope('page', language),
        notes: [sinceNote, notes.small, ...(language ? [notes.otherHasNone] : [])],
      },
      counted,
      { large: [0], drawn: [0, 1] },
    ),
    outcomes: byWeek(
      {
        ...figures.outcomes,
        columns: [column.signUps, ...column.people, column.rate, column.before('confirmed')],
        scope: scope('page', language),
        notes: [fillText(notes.signUps, { n: leastCompared }), notes.erased],
      },
      counted,
      { large: [0, 1, 2, 3], drawn: [1, 5] },
    ),
    sources: byName(
      {
        ...figures.sources,
        columns: cameBy(labels.firstViews),
        scope: scope('source', language),
        notes: [notes.firstViews, ...(language ? [notes.language] : []), notes.unknown],
      },
      (key) => fixed.get(key) ?? names.unknown,
    ),
    campaigns: byName(
      {
        ...figures.campaigns,
        columns: cameBy(labels.firstViews),
        scope: scope('campaign', language),
        notes: [notes.campaigns],
      },
      called(String),
    ),
    pages: byName(
      {
        ...figures.pages,
        columns: cameBy(labels.views),
        scope: scope('page', language),
        notes: [notes.pages],
      },
      called((path) => titles.get(path)),
    ),
    readers: byName(
      { ...figures.readers, columns: seen(labels.views), scope: scope('reader'), notes: [notes.readers] },
      called(String),
    ),
    robots: byName(
      { ...figures.robots, columns: seen(labels.views), scope: scope('robot'), notes: [notes.robots] },
      called(String),
    ),
  }
}
