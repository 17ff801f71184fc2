import type { SectionHead as HeadWords, Point } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../styles/use-styles.tsx'
import methodStyles from './method.css?inline'
import { RichText } from './RichText.tsx'
import { SectionHead } from './SectionHead.tsx'

type MethodProps = { words: HeadWords & { points: readonly Point[] }; locale: Locale; className: string }

/** How something is made, point by point: names on the left, what they mean on the right. */
export function MethodSection({ words, locale, className }: MethodProps) {
  useStyles(methodStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="method">
      <div className="wrap">
        <SectionHead id="method" words={words} locale={locale} />
        <ul className="method">
          {words.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="lead">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
