import type { ChangedText, Plan, PlannedPage } from '../../../contract/api/admin-contents.ts'
import { articleOf } from '../../../contract/content/content-paths.ts'
import { formatPlural } from '../../shared/admin-formats.ts'
import { ChangedTexts } from './ChangedTexts.tsx'
import { PageLinks } from './OrderNote.tsx'

/** Pages of one kind that are named at once; a price may touch two hundred. */
const mostNamed = 8

/** Of an article that leaves its day open. */
function isDated({ path, kind, parts }: ChangedText): boolean {
  const day = parts.find(({ setting }) => setting === 'publishedOn')
  return day ? day.after === null : kind === 'added' && articleOf(path) !== undefined
}

/** What publishing would change: in each text its words old and new, and the pages that show them. */
export function PlanView({ plan: { pages, texts: changed } }: { plan: Plan }) {
  return (
    <div className="plan">
      <section>
        <h3>Ce qui change</h3>
        <ChangedTexts texts={changed} />
        {changed.some(isDated) && <p className="small">La date de parution sera celle du jour où l’article paraît.</p>}
      </section>
      <PlannedPages title="Pages nouvelles" pages={pages.added} isNew />
      <PlannedPages title="Pages qui changent" pages={pages.changed} />
      <PlannedPages title="Pages qui disparaissent" pages={pages.gone} />
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
          <summary className="more">
            {formatPlural({ one: 'et {n} autre', many: 'et {n} autres' }, rest.length)}
          </summary>
          <PageLinks pages={rest} isNew={isNew} />
        </details>
      )}
    </section>
  )
}
