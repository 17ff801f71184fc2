import type { PageWords } from '../../../contract/content/pages.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { pageLink } from '../../shared/layout/links.ts'
import { isSummerPrice } from '../../shared/seo/page-offers.ts'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

type DatedPriceProps = {
  words: PageWords['expressAudit']['price']
  /** Address of the calendar. */
  booking: string
}

/**
 * Up to the last day of the summer price both prices with their dates, that of today marked; from the next day on the
 * full price alone. The page is published again when a price ends.
 */
export function DatedPrice({ words, booking }: DatedPriceProps) {
  const locale = useLocale()
  const content = useContent()
  const isSummer = isSummerPrice(content)
  const shown = isSummer ? [words.summer, words.full] : [words.full]
  const larger = pageLink(content, 'auditDach', locale)
  return (
    <div className="dated-price">
      <section className="dated-price-line" aria-label={words.label}>
        <ul>
          {shown.map(({ name, price, when }, index) => (
            <li key={name} className="card" aria-current={index === 0 ? 'true' : undefined}>
              <p className="label">
                {name} {isSummer && index === 0 && <span className="tag">{words.today}</span>}
              </p>
              <p>
                <b>{price}</b> <small>{words.unit}</small>
              </p>
              {isSummer && <p className="label">{when}</p>}
            </li>
          ))}
        </ul>
        <Drawing name="break" />
      </section>
      <p className="small">
        <RichText text={words.note} />
      </p>
      <div className="actions">
        <ExternalLink className="button" href={booking}>
          {words.button}
        </ExternalLink>
        {words.larger !== undefined && (
          <a className="more" href={larger.href} hrefLang={larger.hreflang}>
            {words.larger}
            {larger.suffix}
          </a>
        )}
      </div>
    </div>
  )
}
