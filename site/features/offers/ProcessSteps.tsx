import type { ReactNode } from 'react'
import type { SectionHead as HeadWords, Step } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { KnotRow } from './drawings/KnotRow.tsx'
import { LoopThread } from './drawings/LoopThread.tsx'
import processStepsStyles from './process-steps.css?inline'

/** From crumbs to knot. In each drawing the thread runs at the height of 100, 4 thick, and goes on beyond both sides. */
const drawings: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="crumbs">
    <path d="M-3000 98H46q12 0 20-4a3.6 3.6 0 0 1 3 6.6Q58 102 46 102H-3000zM3000 98H152q-12 0-20-4a3.6 3.6 0 0 0-3 6.6Q140 102 152 102H3000z" />
    <path
      transform="translate(-54 3) scale(1.95)"
      d="M68.9 45.9l5.2 3-3 5.2-5.2-3zM79.6 51.2l1.2 4.3-4.3 1.2-1.2-4.3zM85.4 44.8l1.8 4.7-4.7 1.8-1.8-4.7zM88.6 52.5l3.8 1.1-1.1 3.8-3.8-1.1zM76.1 41.5l2.4 2.6-2.6 2.4-2.4-2.6zM67.3 54.9l.8 3.4-3.4.8-.8-3.4z"
    />
  </g>,
  <LoopThread key="loop" x={78} loops={1} />,
  <LoopThread key="loops" x={34} loops={3} />,
  <KnotRow key="knot" knots={[{ x: 30, scale: 1.4 }]} />,
]

type ProcessProps = {
  words: HeadWords & { steps: readonly [Step, Step, Step, Step] }
  locale: Locale
  /** With `rail-left` the thread of the margin runs through the four drawings and leaves them on the right. */
  className?: string
}

/** Four steps on one thread: crumbs, a loop, three loops, the knot. The drawings are decorative. */
export function ProcessSteps({ words, locale, className = '' }: ProcessProps) {
  useStyles(processStepsStyles)
  return (
    <section className={`section process ${className}`} aria-labelledby="process">
      <div className="wrap">
        <SectionHead id="process" words={words} locale={locale} />
      </div>
      <ol className="process-steps">
        {words.steps.map(({ title, text }, index) => (
          <li key={title}>
            <svg viewBox="0 0 200 120" preserveAspectRatio="xMinYMid" aria-hidden="true">
              {drawings[index]}
            </svg>
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
