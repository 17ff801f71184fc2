import type { ReactElement } from 'react'
import { type ArticleBody, listHeadings } from '../../../../contract/content/article-body.ts'
import { useBlog } from '../use-blog.ts'

function Entries({ body }: { body: ArticleBody }): ReactElement {
  const words = useBlog().article
  return (
    <ol>
      {listHeadings(body.tree)
        .filter(({ level }) => level === 2)
        .map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      {body.sources.length > 0 && (
        <li>
          <a href="#sources">{words.sources}</a>
        </li>
      )}
    </ol>
  )
}

/** The headings of an article: beside the text on a desk, folded above it on a phone. One of the two is shown. */
export function ArticleContents({ body }: { body: ArticleBody }) {
  const words = useBlog().article
  return (
    <>
      <details className="contents-fold screen-only">
        <summary>{words.contents}</summary>
        <Entries body={body} />
      </details>
      <nav className="contents screen-only" aria-labelledby="sommaire">
        <p className="small" id="sommaire">
          {words.contents}
        </p>
        <Entries body={body} />
      </nav>
    </>
  )
}
