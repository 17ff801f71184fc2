import { type ContentGroup, contentGroups, type Entry } from '../../../contract/api/admin-contents.ts'
import { pageFolder } from '../../../contract/content/content-paths.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import { pageKeys } from '../../../contract/routes.ts'

export const entryFilters = ['all', 'unpublished', 'scheduled', 'outdated', 'samples', 'withdrawn'] as const
export type EntryFilter = (typeof entryFilters)[number]

const filters: Record<EntryFilter, (entry: Entry) => boolean> = {
  all: () => true,
  unpublished: ({ state }) => state === 'draft' || state === 'changed',
  scheduled: ({ state }) => state === 'scheduled',
  outdated: ({ isOutdated }) => isOutdated,
  samples: ({ samples }) => samples > 0,
  withdrawn: ({ state }) => state === 'withdrawn',
}

export const filterEntries = (entries: readonly Entry[], filter: EntryFilter): Entry[] =>
  entries.filter(filters[filter])

/** Entries that are shown together; articles of each language are a group of their own. */
export type EntryGroup = { group: ContentGroup; locale: Locale | null; entries: Entry[] }

const rankOf = (locale: Locale | null) => (locale === null ? -1 : locales.indexOf(locale))

/** Pages in the order of the site, the home page first; all others behind them, by their names. */
const pageSubjects = pageKeys.map((page) => `pages/${pageFolder(page)}`)
const placeOf = ({ subject }: Entry) => {
  const place = pageSubjects.indexOf(subject)
  return place < 0 ? pageSubjects.length : place
}

/** The entries by groups, in the order of the groups; texts of the same subject stand beside each other. */
export function groupEntries(entries: readonly Entry[]): EntryGroup[] {
  const groups = contentGroups.flatMap((group): EntryGroup[] =>
    group === 'articles'
      ? locales.map((locale) => ({ group, locale, entries: [] }))
      : [{ group, locale: null, entries: [] }],
  )
  for (const entry of entries)
    groups
      .find(({ group, locale }) => group === entry.group && (locale === null || locale === entry.locale))
      ?.entries.push(entry)
  for (const { group, entries: own } of groups)
    if (group !== 'articles')
      own.sort(
        (one, other) =>
          placeOf(one) - placeOf(other) ||
          one.subject.localeCompare(other.subject) ||
          rankOf(one.locale) - rankOf(other.locale),
      )
  return groups.filter((group) => group.entries.length > 0)
}
