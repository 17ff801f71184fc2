import type { Stat } from '../../content/pages/shape.ts'
import { RichText } from '../ui/RichText.tsx'
import '../styles/stat.css'
import './stats-row.css'

/** Figures in large type side by side, each with one line below; two abreast on a phone. */
export function StatsRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className="stats">
      {stats.map(({ figure, text }) => (
        <li key={figure + text} className="stat">
          <b>{figure}</b>{' '}
          <span>
            <RichText text={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}
