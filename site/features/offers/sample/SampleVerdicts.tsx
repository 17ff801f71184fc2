import type { SampleAuditWords } from '../../../../contract/content/sample-audit.ts'
import { RichText } from '../../../shared/ui/RichText.tsx'

type SampleVerdictsProps = { words: Pick<SampleAuditWords['summary'], 'verdicts' | 'first'> }

/** The three verdicts, and what to begin with. */
export function SampleVerdicts({ words: { verdicts, first } }: SampleVerdictsProps) {
  return (
    <>
      <dl className="sample-verdicts">
        {verdicts.map(({ title, verdict, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <b>{verdict}</b>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="sample-first">
        <h3>{first.title}</h3>
        <ol className="numbered">
          {first.list.map((task) => (
            <li key={task}>
              <span>
                <RichText text={task} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
