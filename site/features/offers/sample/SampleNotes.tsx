import type { Point } from '../../../../contract/content/parts.ts'
import { Section } from '../../../shared/sections/Section.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'

/** What follows the report, and what it does not do. */
export function SampleNotes({ notes }: { notes: readonly Point[] }) {
  return (
    <Section className="quiet" layout="sample-notes">
      {notes.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>
            <RichText text={text} />
          </p>
        </section>
      ))}
    </Section>
  )
}
