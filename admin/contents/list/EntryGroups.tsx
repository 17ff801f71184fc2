import { useState } from 'react'
import type { Entry } from '../../../contract/api/admin-contents.ts'
import { frenchNames } from '../../../contract/locales.ts'
import { withCapital } from '../../../contract/text.ts'
import { formatPlural } from '../../shared/admin-formats.ts'
import { addressOfFile } from '../../shared/contents-place.ts'
import { EntryTags } from '../EntryTags.tsx'
import { contentsTexts } from '../texts.ts'
import { type EntryGroup, groupEntries } from './filter-entries.ts'

/** Groups that are open, so that they still are when the owner comes back from a text. */
const opened = new Set<string>()

/** The entries of each group, folded away; of a filter, all that it found is open. */
export function EntryGroups({ entries, isFiltered }: { entries: readonly Entry[]; isFiltered: boolean }) {
  return (
    <div className="contents-groups">
      {groupEntries(entries).map((group) => (
        <Group key={`${group.group} ${group.locale} ${isFiltered}`} group={group} isFiltered={isFiltered} />
      ))}
    </div>
  )
}

function Group({ group: { group, locale, entries }, isFiltered }: { group: EntryGroup; isFiltered: boolean }) {
  const key = `${group} ${locale}`
  const [isOpen, setOpen] = useState(isFiltered || opened.has(key))
  const samples = entries.reduce((sum, entry) => sum + entry.samples, 0)
  const waiting = entries.filter(({ state }) => state === 'draft' || state === 'changed').length
  return (
    <details
      className="card card--line contents-group"
      open={isOpen}
      onToggle={(event) => {
        const isNowOpen = event.currentTarget.open
        setOpen(isNowOpen)
        if (isFiltered) return
        if (isNowOpen) opened.add(key)
        else opened.delete(key)
      }}
    >
      <summary className="row">
        <h2 className="row">
          {contentsTexts.groups[group]}
          {locale !== null && <span className="muted"> {frenchNames[locale]}</span>}
        </h2>
        <span className="row entry-tags">
          {waiting > 0 && (
            <span className="tag tag--changed">
              {formatPlural({ one: '{n} à publier', many: '{n} à publier' }, waiting)}
            </span>
          )}
          {samples > 0 && (
            <span className="tag tag--mustard">{formatPlural(contentsTexts.counts.samples, samples)}</span>
          )}
          <span className="small">{formatPlural({ one: '{n} contenu', many: '{n} contenus' }, entries.length)}</span>
        </span>
      </summary>
      {isOpen && (
        <ul>
          {[...Map.groupBy(entries, ({ subject }) => subject)].map(([subject, ofSubject]) => (
            <li key={subject} className="row row--apart">
              <EntryRow entries={ofSubject} isInOneLanguage={locale !== null} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

type EntryRowProps = {
  entries: readonly Entry[]
  /** The language stands above the list. */
  isInOneLanguage: boolean
}

/** What is called by one name, in each of its languages. */
function EntryRow({ entries, isInOneLanguage }: EntryRowProps) {
  const [first, ...others] = entries
  if (!first) return null
  if (others.length === 0)
    return (
      <>
        <a href={addressOfFile(first.path)}>
          <span lang={isInOneLanguage ? (first.locale ?? undefined) : undefined}>{first.title}</span>
          {!isInOneLanguage && first.locale !== null && (
            <span className="entry-locale">{frenchNames[first.locale]}</span>
          )}
        </a>
        <EntryTags entry={first} />
      </>
    )
  return (
    <>
      <b className="entry-subject">{first.title}</b>
      <ul className="entry-languages">
        {entries.map((entry) => (
          <li key={entry.path} className="row row--apart">
            <a href={addressOfFile(entry.path)}>
              <span className="visually-hidden">{entry.title}, </span>
              <span>{entry.locale !== null && withCapital(frenchNames[entry.locale])}</span>
            </a>
            <EntryTags entry={entry} />
          </li>
        ))}
      </ul>
    </>
  )
}
