import type { Entry } from '../../contract/api/admin-contents.ts'
import { atMoment, formatPlural } from '../shared/admin-formats.ts'
import { contentsTexts } from './texts.ts'

/** The one of five ways in which a text stands, in the words that the owner reads everywhere. */
export const toStateText = ({ state, appearsAt }: Pick<Entry, 'state' | 'appearsAt'>): string =>
  appearsAt === null ? contentsTexts.states[state] : atMoment(contentsTexts.states[state], appearsAt)

const marks = {
  published: 'state state--ok',
  draft: 'state state--waiting',
  changed: 'state state--waiting',
  scheduled: 'state state--waiting',
  withdrawn: 'state state--none',
} as const

/** How an entry stands, and what the owner still has to look at. */
export function EntryTags({ entry }: { entry: Pick<Entry, 'state' | 'appearsAt' | 'isOutdated' | 'samples'> }) {
  const { state, appearsAt, isOutdated, samples } = entry
  return (
    <span className="row entry-tags">
      <span className={marks[state]}>{toStateText({ state, appearsAt })}</span>
      {isOutdated && <span className="tag">À relire</span>}
      {samples > 0 && <span className="tag tag--mustard">{formatPlural(contentsTexts.counts.samples, samples)}</span>}
    </span>
  )
}
