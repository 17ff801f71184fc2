import { type Cell, leastCompared } from '../../../contract/api/admin-statistics.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Kind, Measure } from './read-days.ts'
import type { Week } from './read-weeks.ts'

/** What a cell counts: some weeks beside those before, of a kind, of one name or all, in one language or all. */
export type Scope = { now: Week; before: Week | undefined; kind: Kind; name?: string; locale: Locale | undefined }

export type Column = { label: string; isShare?: true; read: (scope: Scope) => Cell }

/** All of it together; null where it is not known. */
export function sum(measure: Measure, { now: { tallies, knows }, kind, name, locale }: Omit<Scope, 'before'>): Cell {
  // First views have no language.
  if (measure === 'views' && (!knows.views || (locale && kind !== 'page'))) return null
  let all = 0
  for (const languages of name === undefined ? tallies[kind].values() : [tallies[kind].get(name) ?? []])
    for (const [language, counts] of languages) if (!locale || language === locale) all += counts[measure]
  return all
}

/** The columns that figures are made of, under the names of the content. */
export function createColumns(labels: Record<Exclude<Measure, 'views'> | 'before' | 'rate', string>) {
  const of = (measure: Measure, label: string): Column => ({ label, read: (scope) => sum(measure, scope) })
  return {
    of,
    people: (['confirmed', 'messages', 'clients'] as const).map((measure) => of(measure, labels[measure])),
    signUps: {
      label: labels.signUps,
      // What is left of the weeks before is nothing to compare with.
      read: (scope) => (scope.before || scope.now.knows.signUps ? sum('signUps', scope) : null),
    } satisfies Column,
    before: (measure: Measure): Column => ({
      label: labels.before,
      read: (scope) => (scope.before ? sum(measure, { ...scope, now: scope.before }) : null),
    }),
    /** How many of the sign-ups confirmed, where none was deleted unconfirmed yet. */
    rate: {
      label: labels.rate,
      isShare: true,
      read: (scope) => {
        const signUps = sum('signUps', scope) ?? 0
        const isKnown = scope.now.knows.signUps && signUps >= leastCompared
        return isKnown ? (sum('confirmed', scope) ?? 0) / signUps : null
      },
    } satisfies Column,
  }
}
