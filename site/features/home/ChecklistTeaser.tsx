import type { PageWords } from '../../../contract/content/pages.ts'
import { pathOf } from '../../../contract/routes.ts'
import { Section, SectionHead } from '../../shared/sections/Section.tsx'
import { MistakeList } from '../../shared/ui/MistakeList.tsx'
import { useLocale } from '../../shared/use-content.tsx'

type TeaserProps = {
  words: PageWords['home']['checklist']
  checklist: { title: string; mistakes: readonly { title: string }[] }
}

/** The checklist on the home: what it is, its seven titles on a sheet, and the way to its page. */
export function ChecklistTeaser({ words, checklist }: TeaserProps) {
  const locale = useLocale()
  return (
    <Section id="checklist">
      <div className="card field checklist-teaser">
        <div className="checklist-teaser-text">
          <SectionHead id="checklist" words={words} />
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
    </Section>
  )
}
