import { type ArticleOffer as Offer, offerWords } from '../../content/blog/offers.ts'
import { pathOf } from '../../contract/routes.ts'
import { RichText } from '../ui/RichText.tsx'
import '../styles/card.css'
import './article-offer.css'

/** The offer that answers the question of an article, at the end of its text. */
export function ArticleOffer({ offer }: { offer: Offer }) {
  const { page, title, text, button } = offerWords[offer]
  return (
    <aside className="card field a-offer">
      <h2>{title}</h2>
      <p>
        <RichText text={text} />
      </p>
      <a className="btn btn--k" href={pathOf(page, 'fr')}>
        {button}
      </a>
    </aside>
  )
}
