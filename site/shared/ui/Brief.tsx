import type { Brief as Rows } from '../../../contract/content/parts.ts'
import { RichText } from './RichText.tsx'

/** An offer in a few rows, below the title of its page. */
export function Brief({ rows }: { rows: Rows }) {
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
