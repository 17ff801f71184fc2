import type { Brief as Rows } from '../../../contract/content/parts.ts'
import { useStyles } from '../styles/use-styles.tsx'
import briefStyles from './brief.css?inline'
import { RichText } from './RichText.tsx'

/** An offer in a few rows, below the title of its page. */
export function Brief({ rows }: { rows: Rows }) {
  useStyles(briefStyles)
  return (
    <dl className="brief label">
      {rows.map(({ title, text }) => (
        <div key={title}>
          <dt>
            <RichText text={title} />
          </dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
