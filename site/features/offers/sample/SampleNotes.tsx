import type { Point } from '../../../../contract/content/parts.ts'
import { RichText } from '../../../shared/ui/RichText.tsx'

/** What follows the report, and what it does not do. */
export function SampleNotes({ notes }: { notes: readonly Point[] }) {
  return (
    <div className="section quiet rail-left">
      <div className="wrap sample-notes">
        {notes.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>
              <RichText text={text} />
            </p>
          </section>
        ))}
      </div>
    </div>
  )
}
