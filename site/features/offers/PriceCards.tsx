import type { Offer } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import cardStyles from '../../shared/styles/card.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { HyphenList } from '../../shared/ui/HyphenList.tsx'
import priceCardsStyles from './price-cards.css?inline'

type Target = { href: string; isExternal?: boolean }

/** Where the button of an offer leads, and a second way below it where there is one. */
export type OfferTarget = Target & { more?: Target & { label: string } }

type PriceCardsProps = {
  offers: readonly Offer[]
  /** In the order of the offers. */
  targets: readonly [OfferTarget, ...OfferTarget[]]
  locale: Locale
  /** 2 where the cards stand right below the title of the page. */
  level?: 2 | 3
}

/** Surface and button of a card: mustard for the popular one, line for the first, ink for the others. */
function looksOf(isPopular: boolean, index: number) {
  if (isPopular) return { card: 'field price-card--popular', button: 'button--key' }
  return index === 0 ? { card: 'card--line', button: 'button--outline' } : { card: 'night', button: 'button--mustard' }
}

function Action({ to, locale, className, label }: { to: Target; locale: Locale; className: string; label: string }) {
  return to.isExternal ? (
    <ExternalLink className={className} href={to.href} locale={locale}>
      {label}
    </ExternalLink>
  ) : (
    <a className={className} href={to.href}>
      {label}
    </a>
  )
}

/** What can be ordered, side by side: the popular offer is larger and says so. */
export function PriceCards({ offers, targets, locale, level = 3 }: PriceCardsProps) {
  useStyles(cardStyles, priceCardsStyles)
  const Heading = `h${level}` as const
  return (
    <ul className="cards price-cards">
      {offers.map((offer, index) => {
        const { name, audience, price, unit, from, features, button, popular } = offer
        const target = targets[index] ?? targets[0]
        const looks = looksOf(popular !== undefined, index)
        return (
          <li key={name} className={`card price-card ${looks.card}`}>
            {popular !== undefined && <p className="tag price-card-tag">{popular}</p>}
            <Heading>{name}</Heading>
            <p className="label price-card-audience">{audience}</p>
            <p className="price">
              {from !== undefined && <span>{from} </span>}
              {price} <small>{unit}</small>
            </p>
            <HyphenList items={features} className="label" />
            <Action to={target} locale={locale} className={`button ${looks.button}`} label={button} />
            {target.more && <Action to={target.more} locale={locale} className="more" label={target.more.label} />}
          </li>
        )
      })}
    </ul>
  )
}
