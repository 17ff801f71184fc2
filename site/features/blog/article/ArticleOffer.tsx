import type { ArticleOffer as Offer } from '../../../../contract/content/article-front-matter.ts'
import { pathOf } from '../../../../contract/routes.ts'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { useBlog } from '../use-blog.ts'

/** The offer that answers the question of an article, at the end of its text. */
export function ArticleOffer({ offer }: { offer: Offer }) {
  const { offers, locale } = useBlog()
  const { page, title, text, button } = offers[offer]
  return (
    <aside className="card field article-offer screen-only">
      <h2>{title}</h2>
      <p>
        <RichText text={text} />
      </p>
      <a className="button button--key" href={pathOf(page, locale)}>
        {button}
      </a>
    </aside>
  )
}
