import type { ReactNode } from 'react'
import type { ChecklistWords } from '../../../contract/content/pages/checklist.ts'
import type { Locale } from '../../../contract/locales.ts'
import { KnotThread } from '../../shared/illustration/KnotThread.tsx'
import cardStyles from '../../shared/styles/card.css?inline'
import formsStyles from '../../shared/styles/forms.css?inline'
import heroTitleStyles from '../../shared/styles/hero-title.css?inline'
import statusStyles from '../../shared/styles/status.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { MistakeList } from '../../shared/ui/MistakeList.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionLabel } from '../../shared/ui/SectionLabel.tsx'
import checklistHeroStyles from './checklist-hero.css?inline'

type ChecklistHeroProps = {
  words: ChecklistWords['hero']
  locale: Locale
  /** Titles of the seven mistakes. */
  mistakes: readonly string[]
  /** The form. */
  children?: ReactNode
}

/** First screen of the checklist: the promise, the seven mistakes, and the form beside them. */
export function ChecklistHero({ words, locale, mistakes, children }: ChecklistHeroProps) {
  useStyles(cardStyles, statusStyles, formsStyles, heroTitleStyles, checklistHeroStyles)
  return (
    <section className="checklist-hero field">
      <div className="wrap checklist-hero-grid">
        <div className="checklist-hero-text">
          <SectionLabel label={words.label} locale={locale} />
          <h1 className="hero-title">{words.title}</h1>
          <p className="lead">
            <RichText text={words.lead ?? ''} />
          </p>
        </div>
        <MistakeList titles={mistakes} />
        <div className="checklist-hero-column">
          <div className="card checklist-hero-form">
            <h2>{words.formTitle}</h2>
            {children}
          </div>
        </div>
      </div>
      <div className="checklist-hero-knot">
        <KnotThread />
      </div>
    </section>
  )
}
