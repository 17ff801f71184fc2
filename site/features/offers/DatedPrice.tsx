import type { PageWords } from '../../../contract/content/pages.ts'
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

/** Where the thread is lost: two ends and what has crumbled off. Its line runs at half the height. */
function Break() {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true">
      <path
        className="line"
        d="M0 58H38q16 0 27-5a5 5 0 0 1 4 9.4Q56 62 38 62H0zM240 58H202q-16 0-27-5a5 5 0 0 0-4 9.4Q184 62 202 62H240z"
      />
      <path
        className="line"
        d="M96 24l14 8-8 14-14-8zM124 50l4.2 15-15 4.2-4.2-15zM141 17l6 15.5-15.5 6-6-15.5zM90 66l12 3.7-3.7 12-12-3.7zM138 78l13 3.8-3.8 13-13-3.8zM111 92l3.2 10.6-10.6 3.2-3.2-10.6zM153 48l7 2-2 7-7-2z"
      />
    </svg>
  )
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
        <Break />
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
