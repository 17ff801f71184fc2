import type { HomeWords } from '../../../contract/content/pages/home.ts'
import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import cardStyles from '../../shared/styles/card.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { MistakeList } from '../../shared/ui/MistakeList.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import checklistTeaserStyles from './checklist-teaser.css?inline'

type TeaserProps = {
  words: HomeWords['checklist']
  locale: Locale
  checklist: { title: string; mistakes: readonly { title: string }[] }
  className: string
}

/** The checklist on the home: what it is, its seven titles on a sheet, and the way to its page. */
export function ChecklistTeaser({ words, locale, checklist, className }: TeaserProps) {
  useStyles(cardStyles, checklistTeaserStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="checklist">
      <div className="wrap">
        <div className="card field checklist-teaser">
          <div className="checklist-teaser-text">
            <SectionHead id="checklist" words={words} locale={locale} />
            <a className="button button--key" href={pathOf('checklist', locale)}>
              {words.button}
            </a>
            <p className="small">{words.note}</p>
          </div>
          <div className="checklist-teaser-sheet">
            <h3>{checklist.title}</h3>
            <MistakeList titles={checklist.mistakes.map(({ title }) => title)} />
          </div>
        </div>
      </div>
    </section>
  )
}
