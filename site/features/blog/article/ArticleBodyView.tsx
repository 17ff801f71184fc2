import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Article } from '../../../../contract/content/article.ts'
import type { Picture, Source, Tree } from '../../../../contract/content/article-body.ts'
import { ServedPicture } from '../../../shared/pictures/ServedPicture.tsx'
import { inOrder } from '../../../shared/ui/lists.tsx'
import { useBlog } from '../use-blog.ts'
import { articleParts } from './ArticleParts.tsx'
import { callId, sourceId } from './article-places.ts'

/** Width of the column of an article (`prose.css`), and of a window without one. */
const sizes = '(min-width: 64rem) 44rem, 92vw'

function print(tree: Tree, pictures: readonly Picture[] = []): ReactNode {
  const img = ({ src, alt = '' }: { src?: unknown; alt?: string | undefined }) => {
    const picture = pictures.find(({ path }) => path === src)
    return picture && <ServedPicture picture={picture} description={alt} sizes={sizes} />
  }
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, passNode: true, components: { ...articleParts, img } })
}

/** Where the figures come from, each with the way back to the sentence that uses it. */
function Sources({ sources }: { sources: readonly Source[] }) {
  const words = useBlog().article
  return (
    <section className="article-sources" aria-labelledby="sources">
      <h2 id="sources">{words.sources}</h2>
      <ol>
        {sources.map(({ number, calls, children }) => (
          <li key={number} id={sourceId(number)}>
            {print({ type: 'root', children })}
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

type BodyProps = Pick<Article, 'body' | 'category'> & { children?: ReactNode }

/** The text of an article, what its category says it is not, what the page adds, its sources. */
export function ArticleBodyView({ body, category, children }: BodyProps) {
  const caveat = useBlog().article.caveats[category]
  return (
    <div className="prose article-prose">
      {print(body.tree, body.pictures)}
      {caveat !== undefined && <p className="small">{caveat}</p>}
      {children}
      {body.sources.length > 0 && <Sources sources={body.sources} />}
    </div>
  )
}
