import type { Plan, PlannedPage } from '../../../contract/api/admin-contents.ts'
import { formatPlural } from '../../shared/admin-formats.ts'
import { contentsTexts } from '../texts.ts'
import { ChangedTexts } from './ChangedTexts.tsx'
import { PageLinks } from './OrderNote.tsx'

/** Pages of one kind that are named at once; a price may touch two hundred. */
const mostNamed = 8

/** What publishing would change: in each text its words old and new, and the pages that show them. */
export function PlanView({ plan: { pages, texts: changed } }: { plan: Plan }) {
  const texts = contentsTexts.publishing
  return (
    <div className="plan">
      <section>
        <h3>{texts.words}</h3>
        <ChangedTexts texts={changed} />
      </section>
      <PlannedPages title={texts.pagesAdded} pages={pages.added} isNew />
      <PlannedPages title={texts.pagesChanged} pages={pages.changed} />
      <PlannedPages title={texts.pagesGone} pages={pages.gone} />
    </div>
  )
}

/** @param isNew nothing is there yet to be opened */
function PlannedPages({ title, pages, isNew }: { title: string; pages: readonly PlannedPage[]; isNew?: boolean }) {
  if (pages.length === 0) return null
  const titles = [...new Set(pages.map(({ title }) => title))]
  const first = pages.filter(({ title }) => titles.indexOf(title) < mostNamed)
  const rest = pages.filter((page) => !first.includes(page))
  return (
    <section>
      <h3>
        {title} <span className="count">{pages.length}</span>
      </h3>
      <PageLinks pages={first} isNew={isNew} />
      {rest.length > 0 && (
        <details>
          <summary className="more">{formatPlural(contentsTexts.publishing.morePages, rest.length)}</summary>
          <PageLinks pages={rest} isNew={isNew} />
        </details>
      )}
    </section>
  )
}
