import type { FileChange, Plan } from '../../../contract/api/admin-contents.ts'
import { formatPlural } from '../../shared/admin-formats.ts'
import { TextDiff } from '../../shared/drafts/TextDiff.tsx'
import { useTitles } from '../../shared/use-titles.ts'
import { isYes, valueAt } from '../fields/field-values.ts'
import { contentsTexts } from '../texts.ts'
import { readYamlText } from '../yaml-text.ts'

/** Pages of one kind that are named; a price may touch two hundred. */
const mostNamed = 12

/** An article that says of itself that it is not to appear. */
function isMarkedAsDraft({ path, after }: FileChange): boolean {
  const read = path.endsWith('/article.md') && after !== null ? readYamlText(after) : undefined
  return read !== undefined && 'value' in read && isYes(valueAt(read.value, ['draft']))
}

/** What publishing would change: pages, and in each text words old and new. */
export function PlanView({ plan: { pages, files } }: { plan: Plan }) {
  const texts = contentsTexts.publishing
  return (
    <div className="plan">
      {files.some(isMarkedAsDraft) && <p className="order-note">{texts.stillDraft}</p>}
      <PlannedPages title={texts.pagesChanged} pages={pages.changed} isLinked />
      <PlannedPages title={texts.pagesAdded} pages={pages.added} />
      <PlannedPages title={texts.pagesGone} pages={pages.gone} isLinked />
      {files.length > 0 && (
        <section>
          <h3>{texts.words}</h3>
          <FileChanges files={files} />
        </section>
      )}
    </div>
  )
}

function PlannedPages({ title, pages, isLinked }: { title: string; pages: readonly string[]; isLinked?: boolean }) {
  if (pages.length === 0) return null
  const rest = pages.length - mostNamed
  return (
    <section>
      <h3>
        {title} <span className="count">{pages.length}</span>
      </h3>
      <ul className="page-links">
        {pages.slice(0, mostNamed).map((page) => (
          <li key={page}>
            {isLinked ? (
              <a href={page} target="_blank" rel="noreferrer">
                {page}
              </a>
            ) : (
              page
            )}
          </li>
        ))}
        {rest > 0 && <li className="small">{formatPlural(contentsTexts.publishing.morePages, rest)}</li>}
      </ul>
    </section>
  )
}

/** What changes in each file. */
export function FileChanges({ files }: { files: readonly FileChange[] }) {
  const texts = contentsTexts.publishing
  const titleOf = useTitles()
  return (
    <ul className="file-changes">
      {files.map(({ path, before, after, isPicture }) => (
        <li key={path}>
          <p className="file-change-head">
            <b>{titleOf(path)}</b>
            {titleOf(path) !== path && <span className="small">{path}</span>}
            {isPicture && <span className="tag">{texts.picture}</span>}
            {!isPicture && before === null && <span className="tag">{texts.newFile}</span>}
            {!isPicture && after === null && <span className="tag">{texts.goneFile}</span>}
          </p>
          {!isPicture && <TextDiff before={before ?? ''} after={after ?? ''} />}
        </li>
      ))}
    </ul>
  )
}
