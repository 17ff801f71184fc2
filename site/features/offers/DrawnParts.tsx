import type { ReactNode } from 'react'
import type { SectionHead as HeadWords, Point } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import insideStyles from '../../shared/styles/inside.css?inline'
import numberedStyles from '../../shared/styles/numbered.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { TitledItems } from '../../shared/ui/TitledItems.tsx'

type DrawnPartsProps = {
  id: string
  words: HeadWords & { parts: readonly Point[]; note: string }
  locale: Locale
  /** Where one of them can be read. */
  link?: { href: string; label: string }
  /** A sheet whose numbered places are the parts; class `sheet`. */
  children: ReactNode
  className?: string
}

/** A drawn sheet and its numbered parts beside it: what is on it, place by place. */
export function DrawnParts({ id, words, locale, link, children, className = '' }: DrawnPartsProps) {
  useStyles(numberedStyles, insideStyles)
  return (
    <section className={`section ${className}`} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} words={words} locale={locale} />
        <div className="inside">
          {children}
          <ol className="inside-parts numbered">
            <TitledItems items={words.parts} />
          </ol>
          <div className="inside-extras">
            {link && (
              <p>
                <a className="more" href={link.href}>
                  {link.label}
                </a>
              </p>
            )}
            <p className="small">{words.note}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
