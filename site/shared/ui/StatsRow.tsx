import type { Stat } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import statStyles from '../styles/stat.css?inline'
import { useStyles } from '../styles/use-styles.tsx'
import { ClaimNote } from './ClaimNote.tsx'
import { RichText } from './RichText.tsx'
import { SampleNote } from './SampleNote.tsx'
import statsRowStyles from './stats-row.css?inline'

/** Figures in large type side by side, each with one line below; two abreast on a phone. */
export function StatsRow({ stats, locale }: { stats: readonly Stat[]; locale: Locale }) {
  useStyles(statStyles, statsRowStyles)
  return (
    <>
      <ul className="stats">
        {stats.map(({ figure, text, claim }) => (
          <li key={figure + text} className="stat">
            <b>{figure}</b>{' '}
            <span>
              <RichText text={text} />
              <ClaimNote claim={claim} />
            </span>
          </li>
        ))}
      </ul>
      <SampleNote of={stats.map(({ claim }) => claim)} locale={locale} />
    </>
  )
}
