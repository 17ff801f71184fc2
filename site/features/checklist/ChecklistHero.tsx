import type { ReactNode } from 'react'
import type { PageWords } from '../../../contract/content/pages.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { SectionLabel } from '../../shared/sections/Section.tsx'
import { MistakeList } from '../../shared/ui/MistakeList.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'

type ChecklistHeroProps = {
  words: PageWords['checklist']['hero']
  /** Titles of the seven mistakes. */
  mistakes: readonly string[]
  /** The form. */
  children?: ReactNode
}

/** First screen of the checklist: the promise, the seven mistakes, and the form beside them. */
export function ChecklistHero({ words, mistakes, children }: ChecklistHeroProps) {
  return (
    <section className="checklist-hero field">
      <div className="wrap checklist-hero-grid">
        <div className="checklist-hero-text">
          <SectionLabel label={words.label} />
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
        <Drawing name="knot-thread" />
      </div>
    </section>
  )
}
