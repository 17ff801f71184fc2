import type { Source } from '../../../../contract/content/article-body.ts'
import { inOrder } from '../../../shared/articles/in-order.ts'
import { useBlog } from '../use-blog.ts'
import { callId, Inlines, sourceId } from './ArticleInlines.tsx'

/** Where the figures come from, each with the way back to the sentence that uses it. */
export function ArticleSources({ sources }: { sources: readonly Source[] }) {
  const words = useBlog().article
  return (
    <section className="article-sources" aria-labelledby="sources">
      <h2 id="sources">{words.sources}</h2>
      <ol>
        {sources.map(({ number, calls, children }) => (
          <li key={number} id={sourceId(number)}>
            <Inlines inlines={children} />
            {inOrder(Array.from({ length: calls }), (_, index) => (
              <>
                {' '}
                <a href={`#${callId(number, index + 1)}`}>
                  {index === 0 ? words.backToText : index + 1}
                  <span className="visually-hidden">
                    {`, ${words.source} ${number}${index === 0 ? '' : `, ${words.place} ${index + 1}`}`}
                  </span>
                </a>
              </>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
